// The preview of a walk, as it is drawn: a line, a number at every location entered, flags.

export interface Walk {
  line: string;
  marks: { x: number; y: number; n: number }[];
  flags: { x: number; y: number; text: string; tip: [number, number] }[];
}
