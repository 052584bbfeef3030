import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFolder } from './serveFolder.ts';

test('files are served with their kind, the folder by its index, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'served-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<title>stories</title>');
  await writeFile(join(folder, 'a.js'), 'export {}');
  const { url, close } = await serveFolder(folder);
  onTestFinished(close);
  expect(await (await fetch(`${url}/`)).text()).toContain('stories');
  expect((await fetch(`${url}/a.js`)).headers.get('content-type')).toBe('text/javascript');
  expect((await fetch(`${url}/b.js`)).status).toBe(404);
  expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).status).toBe(404);
});
