import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedShop, startShop } from '../testing/startShop.ts';
import { awaitMail } from './browser/awaitMail.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { expect, test } from './fixtures.ts';

// What is looked at last was sent by the first: they are tried anew together.
test.describe.configure({ mode: 'serial' });

// A shop of its own: a journey that changes a password would lock the others out.
let folder: string;
let running: StartedShop;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'magazijn-mail-'));
  running = await startShop(folder);
});
test.afterAll(async () => {
  const code = await running.stop();
  await rm(folder, { recursive: true, force: true });
  expect(code).toBe(0);
});

const email = 'vlinder@demo.magazijn.test';

/** Calls the API through the shop, as its pages do. */
async function call<Data>(
  method: string,
  path: string,
  form?: Record<string, string>,
  token = '',
): Promise<Data> {
  const response = await fetch(`${running.shop}/api/v1${path}`, {
    method,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${body.message}`);
  return body.data;
}

/** The newest mail to somebody whose subject is this, as soon as it is there. */
const arrived = (to: string, subject: string) => awaitMail(to, new RegExp(`^${subject}\n`), running.sandbox);

test('[S45] [C01] [C11] [X05] a forgotten password is chosen anew by the link that was mailed', async () => {
  await call('POST', '/password/request', { username: email });
  const mail = await arrived(email, 'Kies een nieuw wachtwoord');
  expect(mail.to).toBe(email);
  const link = mail.links.find((address) => address.startsWith(`${running.shop}/wachtwoord-vergeten/`)) ?? '';
  const resetToken = link.split('/').at(-1) ?? '';
  const form = {
    'password[plainPassword][first]': 'Vlinder-vliegt-2027',
    'password[plainPassword][second]': 'Vlinder-vliegt-2027',
  };
  const { token } = await call<{ token: string }>('POST', `/password/reset/${resetToken}`, form);
  expect(await call('GET', '/account/profile', undefined, token)).toMatchObject({ email });
  await expect(call('POST', `/password/reset/${resetToken}`, form)).rejects.toThrow('404');
  await expect(call('POST', '/login', { username: email, password: 'Magazijn-2026!' })).rejects.toThrow(
    '401',
  );
  await call('POST', '/login', { username: email, password: 'Vlinder-vliegt-2027' });
  await arrived(email, 'Je wachtwoord is gewijzigd');
});

test('[C12] the confirmation of an order arrives, with a link to it', async () => {
  const login = { username: 'bij@demo.magazijn.test', password: 'Magazijn-2026!' };
  const { token } = await call<{ token: string }>('POST', '/login', login);
  const { order } = await call<{ order: { order_id: number } }>(
    'POST',
    '/order/create',
    { 'products[101404]': '12', orderReference: 'Groep Eekhoorns' },
    token,
  );
  await call('GET', `/payment/account/${order.order_id}`, undefined, token);
  const mail = await arrived(login.username, 'Je bestelling KKN\\d{9}');
  expect(mail.to).toBe(login.username);
  expect(mail.text).toContain('Je referentie: Groep Eekhoorns');
  expect(mail.links).toContain(`${running.shop}/order/${order.order_id}`);
});

for (const [width, colorScheme] of [
  [600, 'light'],
  [360, 'light'],
  [320, 'light'],
  [600, 'dark'],
  [360, 'dark'],
] as const) {
  test(`every mail reads well at ${width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      // The mailbox lets a mail run nothing; axe has to.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`${running.sandbox}/mail`);
    const mails = await page
      .locator('nav[aria-label="Mails"] a')
      .evaluateAll((links) =>
        links.map((link) => ({ href: link.getAttribute('href') ?? '', subject: link.textContent ?? '' })),
      );
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { href, subject } of mails) {
      await page.goto(`${running.sandbox}${href}/html`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBeLessThanOrEqual(
        width,
      );
      const widest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('table table')].map(
            (table) => table.getBoundingClientRect().width,
          ),
        ),
      );
      expect(widest, subject).toBeLessThanOrEqual(600);
      expect(await axeViolations(page), subject).toEqual([]);
    }
  });
}
