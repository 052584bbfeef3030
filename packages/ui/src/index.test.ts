import { expect, test } from 'vitest';
import * as kit from './index.ts';

test('the public exports are those that were agreed: a change here is a change for every consumer', async () => {
  const names = Object.keys(kit).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('./index.exports.txt');
});

test('every export is a part or a function, never a bundle of them', () => {
  for (const [name, value] of Object.entries(kit)) {
    expect(['function', 'object'], name).toContain(typeof value);
    expect(value, name).not.toBeNull();
  }
});
