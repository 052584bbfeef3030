import type { Reading } from './Reading.ts';

/** The Dutch rates; those of Belgium follow from them. */
const rates = ['0', '9', '21'];

/** A VAT percentage: '21', '21%', '21,00', or 0.21 as Excel keeps a percentage. */
export function readVat(text: string): Reading {
  const written = text.replace(/\s*%$/, '').replace(',', '.');
  const number = /^\d{1,2}(\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN;
  const percentage = String(number > 0 && number < 1 ? Math.round(number * 100) : number);
  if (rates.includes(percentage)) return { value: percentage };
  return { problem: `"${text}" is no Dutch VAT rate: 0, 9 or 21` };
}
