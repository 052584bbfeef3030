// What narrows a list: one chunk, which the first load of a list does without.
export { ChosenFilters } from './ChosenFilters.tsx';
export { ListFilters } from './ListFilters.tsx';
export { PriceFacet } from './PriceFacet.tsx';
