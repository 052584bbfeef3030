import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { wantedWords } from './wantedWords.ts';

test('the compounds of a word are looked up once, for both queries', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const plan = await database.sql`
    explain ${wantedWords(database.sql, ['papier'])}`;
  const lines = plan.map((row) => Object.values(row).join());
  expect(lines.filter((line) => / Scan (using \w+ )?on search_words compound\s/.test(line))).toHaveLength(1);
});
