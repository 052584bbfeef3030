export { createDatabase } from './createDatabase.ts';
export { prepareDatabase } from './prepareDatabase.ts';
export { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
