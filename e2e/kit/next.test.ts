import { expect, test } from 'vitest';
import { readmeExamples } from './readmeExamples.ts';
import { openPage, testOutsideApp } from './testOutsideApp.ts';

const url = testOutsideApp({
  app: 'next',
  make: {
    packages: ['@types/react', '@types/react-dom', '@types/node'],
    // Installed here: in the workspace, its 300 MB would come with every installation.
    versions: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    types: ['node'],
    // The layouts and links of the README, and the brand that they import.
    files: readmeExamples('ui', 'named'),
  },
  checkers: ['typescript-7:bin:tsc'],
  build: ['next:dist:bin:next', 'build', '--turbopack'],
  out: 'out',
  brand: 'house',
  font: 'Archivo',
});

test("the kit's links navigate with Next, without loading a document", async () => {
  const page = await openPage(url());
  await page.getByRole('button', { name: 'Nu bestellen' }).click();
  await page.getByRole('button', { name: 'Besteld' }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await page.getByRole('heading', { name: 'Bestellen' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/bestellen/');
  expect(await page.locator('html[data-same-document]').count()).toBe(1);
});

test('components without interaction are in the built HTML', async () => {
  const html = await (await fetch(`${url()}/`)).text();
  expect(html).toContain('Van appels uit de buurt.');
  expect(html).toContain('href="/bestellen/?p=3"');
});

test('a server layout sets the language of client components, and a server component has its own labels', async () => {
  const html = await (await fetch(`${url()}/francais/`)).text();
  expect(html).toContain('Commandes plus anciennes');
  expect(html).toContain('Précédent');
  expect(html).toContain('Un de plus');
  const page = await openPage(`${url()}/francais/`);
  await page.getByText('1 article', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Un de plus' }).click();
  await page.getByText('2 articles', { exact: true }).waitFor({ state: 'attached' });
});
