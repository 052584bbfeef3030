export { cellText, isFormula } from './cellText.ts';
export { csvText } from './csvText.ts';
export { type Delimiter, detectDelimiter, namedDelimiter, withoutQuoted } from './delimiter.ts';
export { readCsv } from './readCsv.ts';
