export { type MergedList, mergeLists } from './mergeLists.ts';
export { type ListEntryProblem, type ReadEntries, readListEntries } from './readListEntries.ts';
export {
  addLines,
  freeListName,
  type ListContent,
  type ListLine,
  type ListLineKind,
  listKindNames,
  longestListName,
  maxListLines,
  maxLists,
  moveLine,
  quantityToOrder,
} from './ShoppingList.ts';
export {
  findStockItems,
  isStockCount,
  longestCountAge,
  quantityToFill,
  type StockItem,
  type StockProduct,
} from './stockRound.ts';
