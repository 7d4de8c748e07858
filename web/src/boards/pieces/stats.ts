// The numbers of a player that the seat strip shows in every game with a trail.

import type { Stat } from "../../lib/types";
import { dollars, words } from "./words";

export function purse({ money, certificates }: { money: number; certificates: number }): Stat[] {
  return [
    { icon: "coin", value: money, name: words().money, brief: dollars(money) },
    { icon: "certificate", value: certificates, name: words().certificates },
  ];
}
