// What a delivery would be worth now, for the seat whose hand it is.

export interface Worth {
  hand: number;
  certificates: number;
  total: number;
  /** How far that reaches: the city, or the value of the trading post; nothing if nowhere. */
  reaches: string;
}
