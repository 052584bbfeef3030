import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashFiles } from './hashFiles.ts';

async function folder() {
  const root = await mkdtemp(join(tmpdir(), 'hash-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src', 'dist'), { recursive: true });
  await writeFile(join(root, 'src', 'a.ts'), 'one');
  return root;
}

const skip = /[\\/]dist$|\.test\.ts$/;

test('a changed, added or renamed file changes the hash', async () => {
  const root = await folder();
  const hashes = [hashFiles(root, ['src'], skip)];
  await writeFile(join(root, 'src', 'a.ts'), 'two');
  hashes.push(hashFiles(root, ['src'], skip));
  await writeFile(join(root, 'src', 'b.ts'), '');
  hashes.push(hashFiles(root, ['src'], skip));
  await rm(join(root, 'src', 'b.ts'));
  await writeFile(join(root, 'src', 'c.ts'), '');
  hashes.push(hashFiles(root, ['src'], skip));
  expect(new Set(hashes).size).toBe(4);
});

test('what is skipped or missing does not count', async () => {
  const root = await folder();
  const before = hashFiles(root, ['src', 'gone.yaml'], skip);
  await writeFile(join(root, 'src', 'a.test.ts'), 'test');
  await writeFile(join(root, 'src', 'dist', 'out.js'), 'built');
  expect(hashFiles(root, ['src', 'gone.yaml'], skip)).toBe(before);
});
