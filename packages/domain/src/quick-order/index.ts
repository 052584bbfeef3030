export {
  type AssessedLine,
  type AssessedList,
  assessLines,
  type Lookup,
  type OrderableProduct,
} from './assessLines.ts';
export { isShortened } from './identifiers.ts';
export { longestProductTerm, maxEntries, type QuickOrderEntry } from './QuickOrderEntry.ts';
export { readOrderTable } from './readOrderTable.ts';
export { readOrderText } from './readOrderText.ts';
