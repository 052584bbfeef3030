import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import { selectCartProducts } from './selectCartProducts.ts';

test('carts of any size share one plan: the statement is not planned for each', async () => {
  const { url, close } = await openTestDatabase();
  const database = connect(url, { connections: 1 });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  const rows = await database.sql<{ id: number }[]>`select id from products order by id limit 12`;
  const ids = rows.map(({ id }) => id);
  // PostgreSQL plans a statement anew five times before it decides.
  for (let size = 1; size <= 12; size += 1) {
    expect((await selectCartProducts(database.sql, ids.slice(0, size))).size).toBeGreaterThanOrEqual(size);
  }
  const [plans] = await database.sql`
    select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like '%asked%'
      and statement not like '%pg_prepared%'`;
  expect(plans).toEqual({ customPlans: 5, genericPlans: 7 });
});
