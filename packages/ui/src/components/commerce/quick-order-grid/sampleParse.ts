import type { QuickOrderLine } from './QuickOrderLine.ts';

export const sampleParse = (text: string): readonly QuickOrderLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [articleNumber = '', quantity = ''] = line.split(/[\t;]/);
      return { articleNumber: articleNumber.trim(), quantity: quantity.trim() };
    });
