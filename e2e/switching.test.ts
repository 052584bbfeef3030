import type { Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { expect, test } from './fixtures.ts';

/** 10 in the full run. `pnpm prove` runs 200. */
const rounds = Number(process.env.INTERLEAVINGS ?? 10);
/** The seed of the first round, so that a failed round can be repeated alone. */
const firstSeed = Number(process.env.FIRST_INTERLEAVING ?? 1);

/** A seeded random generator (mulberry32): the same seed makes the same choices. */
function choicesOf(seed: number): (choices: number) => number {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % choices;
  };
}

/** Texts that belong to one company only: its name, its order number, and its price. */
type Marks = Readonly<Record<string, readonly string[]>>;

/** Reports a document that shows texts of two companies, after every change of it. */
function watch(marks: Marks): void {
  const look = () => {
    // The list of companies names all of them.
    if (document.location.pathname.endsWith('overkoepelende-organisatie')) return;
    if (document.querySelector('table a[href^="/switch/"]')) return;
    // Not the data of the document, in which a parent organisation's has its companies.
    const parts = [...(document.body?.children ?? [])].filter((part) => part.localName !== 'script');
    const text = [document.title, ...parts.map(({ textContent }) => textContent)].join(' ');
    const seen = Object.entries(marks).flatMap(([owner, own]) => {
      const mark = own.find((each) => text.includes(each));
      const at = mark === undefined ? -1 : text.indexOf(mark);
      return mark === undefined ? [] : [`${owner} by '${text.slice(Math.max(0, at - 40), at + 40)}'`];
    });
    if (seen.length > 1) Reflect.get(window, 'reportMixed')(`${location.pathname}: ${seen.join(' and ')}`);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Delays storage events by a second, so that a tab acts before it receives them. */
function delayStorageEvents(): void {
  const delayed = new WeakSet<Event>();
  addEventListener('storage', (event) => {
    if (delayed.has(event)) return;
    event.stopImmediatePropagation();
    const { key, oldValue, newValue, url, storageArea } = event;
    const late = new StorageEvent('storage', { key, oldValue, newValue, url, storageArea });
    delayed.add(late);
    setTimeout(() => dispatchEvent(late), 1_000);
  });
}

test('[S73, S84, T80] a parent organisation switches to a company, sees its orders under its name, and switches back', {
  tag: '@default',
}, async ({ openAs, apiSession }) => {
  const vlinder = await apiSession('vlinder');
  const placed = await placeOrder(vlinder);
  const page = await openAs('koepel', '/profiel/overkoepelende-organisatie');
  const account = page.getByRole('banner').locator('[data-slot=account-menu]');
  await page
    .getByRole('row', { name: new RegExp(vlinder.customerNumber) })
    .getByRole('link')
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(account.getByRole('button').getByText(vlinder.companyName)).toBeVisible();
  await expect(page.getByText(`Welkom, ${vlinder.companyName}.`)).toBeVisible();
  await page.goto('/profiel/bestelhistorie');
  await expect(page.getByRole('link', { name: placed })).toBeVisible();
  await account.getByRole('button').first().click();
  await account.locator('[data-slot=panel]').getByRole('button', { name: 'Switch terug' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('magazijn.previousToken'))).toBeNull();
  await expect(account).not.toContainText(vlinder.companyName);
  await expect(page.getByRole('link', { name: placed })).toHaveCount(0);
});

test('[T80, R03] random switches, reloads and navigation in two tabs never show data of one company under another', async ({
  openPage,
  apiSession,
  logIn,
}) => {
  test.setTimeout(60_000 + rounds * 6_000);
  const accounts = ['koepel', 'vlinder', 'bij'] as const;
  const sessions: ApiSession[] = [];
  for (const account of accounts) sessions.push(await apiSession(account));
  const prices = new Map(sessions.map(({ customerNumber }, index) => [customerNumber, 7_001.11 + index]));
  const marks: Record<string, string[]> = {};
  for (const session of sessions) {
    const order = await placeOrder(session);
    const euros = String(Math.floor(prices.get(session.customerNumber) ?? 0));
    marks[session.companyName] = [
      session.companyName,
      order,
      `${euros.slice(0, 1)}.${euros.slice(1)}`,
      euros,
    ];
  }
  const { companies } = await (sessions[0] as ApiSession).call<{
    companies: { customer_number: string; fk_user_id: number }[];
  }>('/account/kdv');
  const into = companies
    .filter(({ customer_number: number }) => prices.has(number))
    .map(({ fk_user_id: id }) => id);
  expect(into).toHaveLength(2);

  const page = await openPage('/login', { expectedErrors: /40[134]|abort|Failed to fetch/i });
  const mixed: string[] = [];
  let late = 0;
  await page.context().exposeFunction('reportMixed', (found: string) => mixed.push(found));
  await page.context().addInitScript(watch, marks);
  await page.context().addInitScript(delayStorageEvents);
  // Each company gets a price of its own, after a varying delay.
  await page.context().route('**/api/v1/product/popular/**', async (route) => {
    const token = route.request().headers().authorization?.split('.')[1];
    const claims = token && JSON.parse(Buffer.from(token, 'base64url').toString());
    const answer = await route.fetch().catch(() => null);
    if (!answer?.ok())
      return (answer ? route.fulfill({ response: answer }) : route.abort('aborted')).catch(() => {});
    // A later navigation may have aborted this call.
    const body = await answer.json().catch(() => null);
    if (body === null) return route.abort('aborted').catch(() => {});
    for (const product of body.data.products)
      product.price_exclusive_vat = prices.get(claims?.company.customer_number) ?? null;
    late = (late + 37) % 80;
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.fulfill({ response: answer, json: body }).catch(() => {});
  });
  await logIn(page, 'koepel');
  const other = await page.context().newPage();
  await other.goto('/');
  const tabs = [page, other];

  const go = (tab: Page, path: string) => tab.goto(path, { waitUntil: 'commit' });
  const switchBack = (tab: Page) =>
    tab.evaluate(() => {
      const button = [...document.querySelectorAll<HTMLElement>('button')].find(
        (each) => each.textContent === 'Switch terug',
      );
      button?.click();
    });
  const follow = (tab: Page, path: string) =>
    tab.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  const acts: ((tab: Page, choose: (choices: number) => number) => Promise<unknown>)[] = [
    (tab, choose) => go(tab, `/switch/${into[choose(into.length)]}`),
    (tab) => switchBack(tab),
    (tab) => tab.reload({ waitUntil: 'commit' }),
    (tab) => tab.goBack({ waitUntil: 'commit' }),
    (tab) => go(tab, '/'),
    (tab) => go(tab, '/profiel/bestelhistorie'),
    (tab) => follow(tab, '/profiel/favorieten'),
    (tab) => follow(tab, '/'),
  ];
  const pause = (choose: (choices: number) => number) =>
    new Promise((resolve) => setTimeout(resolve, choose(4) * 60));

  for (let round = firstSeed; round < firstSeed + rounds; round += 1) {
    const choose = choicesOf(round);
    for (let step = 0; step < 5; step += 1) {
      const tab = tabs[choose(tabs.length)] ?? page;
      // A navigation may be cut off by another one.
      await acts[choose(acts.length)]?.(tab, choose).catch(() => {});
      await pause(choose);
    }
    expect(mixed, `round ${round}`).toEqual([]);
  }
  // At the end every tab shows the company whose token is stored.
  for (const tab of tabs) {
    // A navigation of the last round may abort the first attempt.
    await tab.goto('/').catch(() => tab.goto('/'));
    await expect(tab.getByText(/^Welkom, /)).toBeVisible();
    const owner = await tab.evaluate(() => {
      const payload = (localStorage.getItem('magazijn.token') ?? '').split('.')[1] ?? '';
      const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
        character.charCodeAt(0),
      );
      return JSON.parse(new TextDecoder().decode(bytes)).company.name as string;
    });
    await expect(tab.getByText(`Welkom, ${owner}.`)).toBeVisible();
    const shown = await tab.textContent('body');
    for (const [company, own] of Object.entries(marks))
      if (company !== owner) for (const mark of own) expect(shown).not.toContain(mark);
  }
});
