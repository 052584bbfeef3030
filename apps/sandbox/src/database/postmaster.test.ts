import { expect, test } from 'vitest';
import { postgresFailure } from './postmaster.ts';

test.each([
  ['initdb: error: could not write to file "pg_wal/x": No space left on device', 'The disk is full'],
  ['initdb: error: could not create directory "pg": Read-only file system', 'The file system is read-only'],
  ['FATAL:  could not open file "global/pg_control": Permission denied', 'The folder cannot be written'],
  ['FATAL:  database files are incompatible with server', 'another PostgreSQL version'],
])('%s', (output, advice) => {
  expect(postgresFailure('/data', output).message).toContain(advice);
});

test('an unknown cause is reported with its last error, in one line', () => {
  const output = 'LOG:  starting\n2026 [1] FATAL:  something odd\nLOG:  shut down\n';
  expect(postgresFailure('/data', output).message).toBe(
    'The embedded database in /data could not start. PostgreSQL says: 2026 [1] FATAL:  something odd',
  );
});
