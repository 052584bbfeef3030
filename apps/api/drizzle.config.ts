import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the next migration from the tables; the first one is written by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/index.ts',
  out: './drizzle',
  casing: 'snake_case',
});
