import type { Reading } from './Reading.ts';

const words: Readonly<Record<string, string>> = {
  ja: 't',
  j: 't',
  waar: 't',
  true: 't',
  '1': 't',
  nee: 'f',
  n: 'f',
  onwaar: 'f',
  false: 'f',
  '0': 'f',
};

/** Yes or no, as people and Dutch Excel write it. */
export function readYesNo(text: string): Reading {
  const value = words[text.toLowerCase()];
  return value === undefined ? { problem: `"${text}" is neither ja nor nee` } : { value };
}
