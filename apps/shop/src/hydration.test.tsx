// Server HTML that the browser hydrates. In a process of its own: SWR keeps hydrated results for the whole process.
import { ApiError } from '@magazijn/api-client';
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageHandle } from './app/layout/PageHandle.ts';
import { routes } from './app/routes.tsx';
import { catalogueApi } from './testing/catalogueApi.ts';
import { htmlFaults } from './testing/htmlFaults.ts';
import { hydratePage } from './testing/hydratePage.tsx';
import { pagesOfRun } from './testing/pagesOfRun.ts';
import { pages, render, renderedPage } from './testing/renderAddress.ts';
import { testToken } from './testing/testToken.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

test('[WCAG 3.2.4] the visitor’s login has the same name in the header and in the bottom bar of a phone', async () => {
  document.body.innerHTML = (await renderedPage('/')).body;
  const names = [...document.querySelectorAll(':is(header, [data-slot=mobile-bar]) a[href^="/login"]')];
  expect(names.map(({ textContent }) => textContent?.replace('Voor klanten', '').trim())).toEqual([
    'Inloggen',
    'Inloggen',
  ]);
});

const shownDocument = () =>
  `<!doctype html><html lang="nl"><head><title>Magazijn</title></head><body>${document.body.innerHTML}</body></html>`;

const [layout] = routes as [(typeof routes)[number] & { loader: () => unknown }];

test.each(pagesOfRun([...pages, '/registreren-bedankt', '/wachtwoord-vergeten/geheim', '/oci/login']))(
  '%s hydrates without a mismatch, runs loaders only for customers, and stays valid HTML',
  async (address) => {
    const page = await renderedPage(address);
    const loads = vi.spyOn(layout, 'loader');
    expect(await hydratePage(address, page.body, page)).toEqual([]);
    const { pathname } = new URL(address, 'http://localhost');
    const handle: PageHandle | undefined = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
    // A page for customers redirects this visitor.
    expect(loads.mock.calls.length > 0).toBe(handle?.audience === 'customers');
    expect(await htmlFaults(shownDocument())).toEqual([]);
  },
);

test('[X08] a visitor’s page that failed on the server recovers after hydration', async () => {
  const address = '/categorie/knutselen';
  const down = new ApiError('refused', 'No.', { status: 503 });
  const page = await render(address, catalogueApi({ category: () => Promise.reject(down) }));
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.body).toContain('Dit lukt nu niet. Probeer opnieuw.');
  await hydratePage(address, page.body, page);
  expect(document.querySelectorAll('main article')).toHaveLength(3);
  expect(document.body.textContent).not.toContain('Dit lukt nu niet.');
});

test('[X01] a refused login without scripts shows the reason and keeps the e-mail address, also after hydration', async () => {
  const message = { tone: 'error' as const, text: 'Account is niet actief' };
  const page = await renderedPage('/login', { fields: { email: 'a@b.test' }, errors: [], message });
  expect(page.body).toMatch(/<input[^>]* value="a@b\.test"/);
  expect(page.body).toContain('Account is niet actief');
  expect(await hydratePage('/login', page.body, page)).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('main input[type=email]')?.value).toBe('a@b.test');
  expect(document.querySelector('main [role=alert]')?.textContent).toContain('Account is niet actief');
  expect(await htmlFaults(shownDocument())).toEqual([]);
});

test('[S40] a correct login without scripts explains what works without them, and how to reach the seller', async () => {
  const page = await renderedPage('/login?uitkomst=ingelogd');
  const main = page.body.slice(page.body.indexOf('<main'));
  const noscript = /<noscript>(.*?)<\/noscript>/.exec(main)?.[1] ?? '';
  expect(noscript).toContain('Je gegevens kloppen en je account is actief.');
  expect(noscript).toContain('Zet JavaScript aan en log opnieuw in.');
  expect(noscript).toContain('Neem contact met ons op');
  expect(await hydratePage('/login?uitkomst=ingelogd', page.body, page)).toEqual([]);
});

/** The content that the page shows without scripts. */
function plainDocument(body: string): string {
  document.body.innerHTML = body
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<div class="min-h-dvh noscript:hidden">.*?<\/div><\/div>/gs, '');
  return shownDocument();
}

test('[S42] the registration without scripts is one valid form with every field, without parts of the browser\u2019s page', async () => {
  const page = await renderedPage('/registreren');
  expect(await htmlFaults(plainDocument(page.body))).toEqual([]);
  const names = [...document.querySelectorAll('main form[method=post] [name]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(new Set(names).size).toBe(8 + 11 + 1 + 12 + 21 + 2);
  for (const field of document.querySelectorAll<HTMLElement>('main form [name]'))
    expect('labels' in field && (field as HTMLInputElement).labels?.length, field.outerHTML).toBe(1);
  document.body.innerHTML = '';
  expect(await hydratePage('/registreren', page.body, page)).toEqual([]);
  expect(document.querySelector('#shop form[action="/registreren"], [name="mainAddress.street"]')).toBeNull();
});

test('[V02] a refused registration without scripts keeps the values, and shows each error at its field and in the summary', async () => {
  const page = await renderedPage('/registreren', {
    fields: { companyName: 'Nijntje', 'mainAddress.country': 'BE', 'openingHours.monday.closed': 'on' },
    errors: [
      { field: 'email', text: 'Vul je e-mailadres in.' },
      { field: 'mainAddress.street', text: 'Vul de straat in.' },
      { field: 'openingHours.tuesday', text: 'Vul een begin- en eindtijd in, of kies Gesloten.' },
    ],
    message: null,
  });
  expect(await htmlFaults(plainDocument(page.body))).toEqual([]);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  expect(field('companyName')?.value).toBe('Nijntje');
  expect(field('mainAddress.country')?.value).toBe('BE');
  expect(field('openingHours.monday.closed')?.checked).toBe(true);
  const links = [...document.querySelectorAll('[data-slot=error-summary] a')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Vul je e-mailadres in.',
    'Vul de straat in.',
    'Vul een begin- en eindtijd in, of kies Gesloten.',
  ]);
  for (const link of links) {
    const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    const notes = (control?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent).join()).toContain(link.textContent);
  }
});

test.each(['/', '/categorie/verzorging'])(
  '%s hydrates without a mismatch for a customer, and stays valid HTML',
  async (address) => {
    const page = await renderedPage(address);
    const warn = console.warn;
    console.warn = () => {};
    expect(await hydratePage(address, page.body, page, { token: testToken() })).toEqual([]);
    console.warn = warn;
    expect(await htmlFaults(shownDocument())).toEqual([]);
  },
);

test('a planted difference between server and browser is found', async () => {
  const page = await renderedPage('/kruidvat/privacy');
  expect(page.body).toContain('>Privacy</h1>');
  const error = console.error;
  console.error = () => {};
  const repairs = await hydratePage(
    '/kruidvat/privacy',
    page.body.replace('>Privacy</h1>', '>Iets anders</h1>'),
    page,
  );
  console.error = error;
  expect(repairs).not.toEqual([]);
});

test('[S04, S80] footer, selling points and wordmark show', async () => {
  const page = await renderedPage('/kruidvat/privacy');
  await hydratePage('/kruidvat/privacy', page.body, page);
  expect(document.querySelectorAll('[data-slot=site-footer] a').length).toBeGreaterThan(2);
  expect(document.querySelector('[data-slot=usp-bar]')?.textContent).toContain('Gratis bezorgd');
  expect(document.querySelector('[data-slot=home] svg')).toBeTruthy();
});
