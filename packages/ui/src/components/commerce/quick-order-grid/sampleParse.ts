import type { QuickOrderLine } from './QuickOrderLine.ts';

/** Parses lines as spreadsheets copy them to the clipboard, for stories and tests. */
export const sampleParse = (text: string): readonly QuickOrderLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [articleNumber = '', quantity = ''] = line.split(/[\t;]/);
      return { articleNumber: articleNumber.trim(), quantity: quantity.trim() };
    });
