/** `Btw 9 %`, with a no-break space. */
export const vatText = (percentage: number): string => `Btw ${percentage.toLocaleString('nl-NL')}\u00a0%`;
