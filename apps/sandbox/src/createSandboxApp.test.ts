import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxApp } from './createSandboxApp.ts';

const facts = {
  shop: 'http://localhost:4000',
  api: 'http://localhost:4002',
  dataDir: '/somewhere/.data',
  accounts: [
    { email: 'vlinder@demo.magazijn.test', companyName: 'De <Vlinder>', role: 'NL, orders on account' },
  ],
  password: 'Magazijn-2026!',
};

test('the page links to the shop and to the description of the back end, and lists the accounts', async () => {
  const response = await createSandboxApp(facts, { storybook: '/nowhere', mail: '/nowhere' }).request('/');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('href="http://localhost:4000/"');
  expect(page).toContain('href="http://localhost:4002/api/v1/openapi.json"');
  expect(page).toContain('href="/mail"');
  expect(page).toContain('vlinder@demo.magazijn.test');
  expect(page).toContain('De &lt;Vlinder&gt;');
});

test('without a built Storybook the page says how to build it', async () => {
  const app = createSandboxApp(facts, { storybook: '/nowhere', mail: '/nowhere' });
  expect(await (await app.request('/')).text()).toContain('pnpm storybook:build');
  const response = await app.request('/storybook/');
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toContain('Storybook is not built yet');
  expect(page).toContain('pnpm storybook:build');
});

test('a built Storybook is served under /storybook/ and nothing outside its folder is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<title>stories</title>');
  const app = createSandboxApp(facts, { storybook: folder, mail: '/nowhere' });
  expect(await (await app.request('/')).text()).toContain('href="/storybook/"');
  expect(await (await app.request('/storybook/')).text()).toContain('stories');
  expect((await app.request('/storybook/..%2f..%2fetc/passwd')).status).toBe(404);
});
