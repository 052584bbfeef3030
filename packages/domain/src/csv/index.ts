export { cellText, isFormula } from './cellText.ts';
export { csvText, quoted } from './csvText.ts';
export { type Delimiter, detectDelimiter, namedDelimiter, withoutQuoted } from './delimiter.ts';
export { readCsv } from './readCsv.ts';
