import type { Reading } from './Reading.ts';

/** A whole number from `least` to `most`; '1.000' is a thousand, as Dutch Excel shows it. */
export const readWhole =
  (least: number, most: number) =>
  (text: string): Reading => {
    const digits = /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text;
    const number = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= least && number <= most) return { value: String(number) };
    return { problem: `"${text}" is no whole number from ${least} to ${most}` };
  };
