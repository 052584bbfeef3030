export { createDatabase } from './createDatabase.ts';
export { dropDatabase } from './dropDatabase.ts';
export { prepareDatabase } from './prepareDatabase.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
