// What of a list's address is read before its products are asked for: one chunk.
export { readNarrowing } from './readNarrowing.ts';
export { readSearchTerm } from './readSearchTerm.ts';
