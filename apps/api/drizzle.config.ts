import { defineConfig } from 'drizzle-kit';

/** For `drizzle-kit generate`, which writes the next migration from the tables; the first one was written by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/index.ts',
  out: './drizzle',
  casing: 'snake_case',
});
