import type { Database } from './Database.ts';

/** Whether anything stands in the tables: a catalogue or a company. */
export async function isSeeded({ sql }: Database): Promise<boolean> {
  const [row] = await sql<{ seeded: boolean }[]>`
    select exists (select from products) or exists (select from companies) as seeded`;
  return row?.seeded ?? false;
}
