/** `Btw 9 %`, with no-break spaces. */
export const vatText = (percentage: number): string =>
  `Btw\u00a0${percentage.toLocaleString('nl-NL')}\u00a0%`;
