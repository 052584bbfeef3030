import type { TransactionSql } from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { refusalOf } from '../http/HttpError.ts';
import { retryConflict } from './retryConflict.ts';

const conflict = (code: string) => Object.assign(new Error('given up'), { code });

function failing(...errors: Error[]) {
  const made: number[] = [];
  const run = async () => {
    made.push(made.length + 1);
    const error = errors[made.length - 1];
    if (error) throw error;
    return 'done';
  };
  return { made, run };
}

describe('retryConflict', () => {
  test.each(['40P01', '40001'])('retries once after error %s', async (code) => {
    const { made, run } = failing(conflict(code));
    expect(await retryConflict(run)).toBe('done');
    expect(made).toHaveLength(2);
  });

  test('gives up after the second attempt with 503 and Retry-After', async () => {
    const { made, run } = failing(conflict('40P01'), conflict('40001'), conflict('40001'));
    const error = await retryConflict(run).catch((thrown: unknown) => thrown);
    expect(made).toHaveLength(2);
    expect(refusalOf(error)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  });

  test('does not retry other errors', async () => {
    const { made, run } = failing(conflict('23505'));
    await expect(retryConflict(run)).rejects.toMatchObject({ code: '23505' });
    expect(made).toHaveLength(1);
    expect(refusalOf(conflict('23505'))).toBeNull();
  });

  test('two transactions that lock in opposite orders both succeed', async () => {
    const { database, close } = await openTestDatabase('migrated');
    onTestFinished(close);
    const { sql } = database;
    await sql`create table counters (id int primary key, value int not null)`;
    await sql`insert into counters values (1, 0), (2, 0)`;
    const raise = async (
      transaction: TransactionSql,
      [first, second]: [number, number],
      [locked, otherLocked]: [PromiseWithResolvers<void>, PromiseWithResolvers<void>],
      deadlockTimeout: string,
    ) => {
      await transaction`select set_config('deadlock_timeout', ${deadlockTimeout}, true)`;
      await transaction`update counters set value = value + 1 where id = ${first}`;
      locked.resolve();
      await otherLocked.promise;
      await transaction`update counters set value = value + 1 where id = ${second}`;
    };
    const one = Promise.withResolvers<void>();
    const two = Promise.withResolvers<void>();
    // Only the first transaction looks for deadlocks, so it is the one that PostgreSQL gives up.
    const winner = sql.begin((transaction) => raise(transaction, [2, 1], [two, one], '1min'));
    let attempts = 0;
    await retryConflict(async () => {
      attempts += 1;
      // PostgreSQL promises no order of waking, so the retry starts behind the winner.
      if (attempts > 1) await winner;
      await sql.begin((transaction) => raise(transaction, [1, 2], [one, two], '50ms'));
    });
    await winner;
    expect(attempts).toBe(2);
    expect(await sql`select value from counters order by id`).toEqual([{ value: 2 }, { value: 2 }]);
  });
});
