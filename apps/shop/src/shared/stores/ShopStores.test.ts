import { expect, test } from 'vitest';
import { loadOnce } from './ShopStores.ts';

test('a value is loaded once and kept', async () => {
  let asked = 0;
  const code = loadOnce(async () => {
    asked += 1;
    return 'here';
  });
  let notified = 0;
  code.subscribe(() => {
    notified += 1;
  });
  expect(code.loaded()).toBeNull();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect([asked, notified, code.loaded()]).toEqual([1, 1, 'here']);
});

test('a value is loaded again after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
  const code = loadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.loaded()).toBeNull();
  expect(await code.load()).toBe('here');
});
