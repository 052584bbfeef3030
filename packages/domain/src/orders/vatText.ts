const percentageFormat = new Intl.NumberFormat('nl-NL');

/** `Btw 9 %`, with no-break spaces. */
export const vatText = (percentage: number): string =>
  `Btw\u00a0${percentageFormat.format(percentage)}\u00a0%`;
