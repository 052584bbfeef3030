export { type MergedList, mergeLists } from './mergeLists.ts';
export { type ListEntryProblem, type ReadEntries, readListEntries } from './readListEntries.ts';
export {
  addLines,
  freeListName,
  type ListContent,
  type ListLine,
  type ListLineKind,
  listKindNames,
  maxListLines,
  maxListNameLength,
  maxLists,
  moveLine,
  quantityToOrder,
} from './ShoppingList.ts';
export {
  findStockItems,
  isStockCount,
  maxCountAge,
  quantityToFill,
  type StockItem,
  type StockProduct,
} from './stockRound.ts';
