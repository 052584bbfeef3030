export { createDatabase } from './createDatabase.ts';
export { dropDatabase } from './dropDatabase.ts';
export { prepareDatabase } from './prepareDatabase.ts';
export { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
