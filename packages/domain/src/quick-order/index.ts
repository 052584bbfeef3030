export {
  type AssessedLine,
  type AssessedList,
  assessLines,
  type Lookup,
  type OrderableProduct,
} from './assessLines.ts';
export { isShortened } from './identifiers.ts';
export { maxEntries, maxProductTermLength, type QuickOrderEntry } from './QuickOrderEntry.ts';
export { readOrderTable } from './readOrderTable.ts';
export { readOrderText } from './readOrderText.ts';
