// Mails in the sandbox's mailbox. Uses its own shop, since the changed password would lock out other journeys.
import { apiSession } from './browser/apiSession.ts';
import { awaitMail } from './browser/awaitMail.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { expect, test } from './fixtures.ts';

test('[S45, C11, C12] a password reset and an order send mails with working links, and every mail is accessible at 320, 360 and 600 px, light and dark', async ({
  browser,
  dataFolder,
  startOwnShop,
}) => {
  const { shop, sandbox } = await startOwnShop(dataFolder);
  const email = 'vlinder@demo.magazijn.test';
  const session = await apiSession(email, shop);
  await session.call('/password/request', { username: email });
  const { links } = await awaitMail(email, /^Kies een nieuw wachtwoord\n/, sandbox);
  const link = links.find((address) => address.startsWith(`${shop}/wachtwoord-vergeten/`)) ?? '';
  const form = {
    'password[plainPassword][first]': 'Vlinder-vliegt-2027',
    'password[plainPassword][second]': 'Vlinder-vliegt-2027',
  };
  await session.call(`/password/reset/${link.split('/').at(-1)}`, form);
  await awaitMail(email, /^Je wachtwoord is gewijzigd\n/, sandbox);
  const bij = await apiSession('bij@demo.magazijn.test', shop);
  const { order } = await bij.call<{ order: { order_id: number } }>('/order/create', {
    'products[101404]': '12',
    orderReference: 'Groep Eekhoorns',
  });
  await bij.call(`/payment/account/${order.order_id}`);
  const confirmation = await awaitMail('bij@', /^Je bestelling KKN\d{9}\n/, sandbox);
  expect(confirmation.text).toContain('Je referentie: Groep Eekhoorns');
  expect(confirmation.links).toContain(`${shop}/order/${order.order_id}`);

  // The mailbox's policy blocks scripts, and axe is one.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${sandbox}/mail`);
  const mails = await page
    .locator('nav[aria-label="Mails"] a')
    .evaluateAll((all) =>
      all.map((mail) => ({ href: mail.getAttribute('href') ?? '', subject: mail.textContent ?? '' })),
    );
  expect(mails.length).toBeGreaterThanOrEqual(3);
  for (const { href, subject } of mails) {
    await page.goto(`${sandbox}${href}/html`);
    for (const [width, colorScheme] of [
      [600, 'light'],
      [360, 'light'],
      [320, 'light'],
      [600, 'dark'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const { scroll, widest } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        widest: Math.max(
          ...[...document.querySelectorAll('table table')].map(
            (table) => table.getBoundingClientRect().width,
          ),
        ),
      }));
      expect(scroll, `${subject} at ${width} px`).toBeLessThanOrEqual(width);
      expect(widest, subject).toBeLessThanOrEqual(600);
      expect(await axeViolations(page), `${subject} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await context.close();
});
