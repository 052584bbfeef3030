import type { BrowserContext, Page } from '@playwright/test';
import { putInCart } from '../../../e2e/browser/punchOut.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { DEMO_PASSWORD } from '../../../packages/demo-data/src/index.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const runs = proofCount(1);
const email = 'bij@demo.magazijn.test';
const product = '/product/verzorging/luiers/demo-luiers-maat-4';

interface Sent {
  readonly url: string;
  readonly referer: string;
}

/** Records the requests of all pages, and the tokens in requests and responses. */
function record(context: BrowserContext, sent: Sent[], tokens: Set<string>): void {
  context.on('request', (request) => {
    const { referer = '', authorization = '' } = request.headers();
    sent.push({ url: request.url(), referer });
    const bearer = /^Bearer (\S+)/.exec(authorization)?.[1];
    if (bearer) tokens.add(bearer);
  });
  context.on('response', async (response) => {
    if (!/\/(login|token)$/.test(new URL(response.url()).pathname)) return;
    const body = await response.json().catch(() => null);
    if (typeof body?.data?.token === 'string') tokens.add(body.data.token);
  });
}

/** The data that the browser stores: both storages, the cookies visible to scripts, and the state of the history entry. */
const keptOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );

async function mailedLink(sandbox: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const mails = await (await fetch(`${sandbox}/mail.json`)).json();
    return mails
      .flatMap(({ links }: { links: string[] }) => links)
      .find((link: string) => /\/wachtwoord-vergeten\/./.test(link));
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

test('after login, password reset, order, invoice and logout, no secret is in a URL, a referer, the storage or the log', async ({
  openPage,
  dataFolder,
  startOwnShop,
}) => {
  const shop = await startOwnShop(dataFolder, { LOG_LEVEL: 'debug' });
  const sent: Sent[] = [];
  const tokens = new Set<string>();
  const passwords = new Set([DEMO_PASSWORD]);
  const resetTokens = new Set<string>();
  let password = DEMO_PASSWORD;
  for (let run = 0; run < runs; run += 1) {
    const page = await openPage('/login', { shop: shop.shop, expectedErrors: /40[134]/ });
    record(page.context(), sent, tokens);

    // A wrong password, then a reset.
    passwords.add(`Fout-wachtwoord-${run}!`);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(`Fout-wachtwoord-${run}!`);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeVisible();
    await page.goto('/wachtwoord-vergeten');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('main').getByText(/U ontvangt zo spoedig mogelijk/)).toBeVisible();
    const link = await mailedLink(shop.sandbox);
    const resetToken = link.split('/').at(-1) ?? '';
    resetTokens.add(resetToken);
    password = `Bijen-zoemen-graag-${run}`;
    passwords.add(password);
    await page.goto(link);
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
    await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    // A reset logs in.
    await page.waitForURL('**/profiel/overzicht');

    // An order, its invoice in a new tab, and another page.
    await page.goto(product);
    await putInCart(page, 12);
    await page.goto('/bestellen/betalen');
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
    await page.waitForURL('**/gelukt');
    await page.goto('/profiel/bestelhistorie');
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('button', { name: /^Factuur/ })
      .first()
      .click();
    await (await opened).close();
    const whileLoggedIn = await keptOf(page);
    for (const secret of [...passwords, ...resetTokens]) expect(whileLoggedIn).not.toContain(secret);
    await page.goto('/profiel/overzicht');
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
    await expect.poll(() => keptOf(page).catch(() => null)).toMatch(/^\[/);
    const afterwards = await keptOf(page);
    for (const secret of [...passwords, ...resetTokens, ...tokens]) expect(afterwards).not.toContain(secret);
    await page.context().close();
  }
  const secrets = [...passwords, ...tokens];
  expect(tokens.size).toBeGreaterThanOrEqual(runs);
  for (const { url, referer } of sent) {
    for (const secret of secrets) expect(decodeURIComponent(url), url).not.toContain(secret);
    for (const secret of [...secrets, ...resetTokens]) expect(referer, url).not.toContain(secret);
    // The reset page sends its token in one call only.
    for (const token of resetTokens)
      if (url.includes(token)) expect(url).toMatch(/\/(wachtwoord-vergeten|password\/reset)\/[\w-]+$/);
  }
  const log = shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(log.length).toBeGreaterThan(20 * runs);
  for (const secret of [...secrets, ...resetTokens]) expect(log.join('\n')).not.toContain(secret);
  reportProof(
    secrets.length + resetTokens.size,
    `secrets in ${sent.length} requests, the storage and ${log.length} lines of the logs of shop and back end`,
  );
});
