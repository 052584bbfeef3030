import { expect, test } from 'vitest';
import { postgresBinaries } from './cluster.ts';
import { unprivileged } from './unprivileged.ts';

test('root without a way to drop privileges gets one line with advice', async () => {
  await expect(unprivileged({ namespace: false, capabilities: false }, 0)).rejects.toThrow(
    'set DATABASE_URL',
  );
});

test('an ordinary user starts PostgreSQL directly', async () => {
  const { prefix, owner } = await unprivileged(undefined, 1000);
  expect(owner).toBeNull();
  expect(prefix).not.toContain('unshare');
});

test('a platform without binaries is named', async () => {
  await expect(postgresBinaries('sunos', 'sparc')).rejects.toThrow('no embedded PostgreSQL for sunos-sparc');
});
