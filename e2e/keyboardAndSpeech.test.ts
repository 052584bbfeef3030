// Over 300 lines: each flow by keyboard and by screen reader, and the checks of both instruments.
// Orders by keyboard alone, and checks the announcements of a screen reader. registration.test.ts has the registration.
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { focusFault } from './browser/focusFault.ts';
import { storedCart } from './browser/keepCart.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { type ScreenReader, startScreenReader } from './browser/screenReader.ts';
import { expect, type Journey, test } from './fixtures.ts';

const diapers = 'verzorging/luiers/demo-luiers-maat-4';

const productsFound = /^\d+ product(en)? gevonden$/;

async function skipToContent(reader: ScreenReader): Promise<void> {
  await reader.tabTo('link, Naar de inhoud', 1);
  await reader.press('Enter');
}

test('[WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11, 4.1.3] a visitor browses, searches, logs in and out by keyboard and screen reader', async ({
  openPage,
  startReader,
  emailOf,
}) => {
  const page = await openPage('/categorie/verzorging/luiers', { expectedErrors: /401|Not logged in/ });
  const reader = await startReader(page);
  await skipToContent(reader);
  await reader.tabTo('link, Naar de producten');
  await reader.press('Enter');
  await reader.tabTo('link, Naar de pagina’s');
  await reader.press('Enter');
  await reader.tabTo('link, Pagina 2');
  await reader.press('Enter');
  expect(reader.keys(), 'keys to page 2').toBeLessThanOrEqual(30);
  await page.waitForURL('**/luiers?page=2');
  await reader.expectAnnouncement('Luiers, pagina 2 – Magazijn');

  const name = await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').textContent();
  const before = reader.keys();
  await reader.tabTo('link, Naar de producten');
  await reader.press('Enter');
  await reader.tabTo(`link, ${name}`);
  await reader.press('Enter');
  expect(reader.keys() - before, 'keys to the second product').toBeLessThanOrEqual(25);
  await reader.expectAnnouncement(`${name} – Magazijn`);

  await page.goto('/login');
  await reader.resume();
  const atLogin = reader.keys();
  await reader.tabTo('searchbox, Zoek je product of merk, placeholder Zoek je product of merk');
  await page.keyboard.type('luiers');
  await reader.expectAnnouncement('9 suggesties. Kies met de pijltjestoetsen.');
  await reader.press('Enter');
  await reader.expectAnnouncement('Zoekresultaten voor luiers – Magazijn');
  expect(reader.keys() - atLogin, 'keys to a search').toBeLessThanOrEqual(5);

  await page.goto('/zoeken/blauw');
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Toon nog/ })
    .first();
  const brands = page.getByRole('main').getByRole('group', { name: 'Merk' }).getByRole('checkbox');
  await expect(more).toBeVisible();
  await reader.resume();
  await skipToContent(reader);
  const shown = await brands.count();
  await reader.tabTo(`button, ${await more.textContent()}`);
  await reader.press('Enter');
  await expect(brands.nth(shown)).toBeFocused();
  const all = await page.getByRole('main').getByText(productsFound).textContent();
  await reader.press('Space');
  await page.waitForURL('**/blauw?merk=*');
  await expect(page.getByRole('main').getByText(productsFound)).not.toHaveText(all ?? '');
  await reader.expectAnnouncement(
    (await page.getByRole('main').getByText(productsFound).textContent()) ?? '',
  );
  const chip = page.getByRole('main').getByRole('button', { name: /^Verwijder filter: Merk: / });
  await reader.tabTo(`button, ${await chip.textContent()}`);
  await reader.press('Enter');
  await reader.expectAnnouncement(all ?? '');

  await page.goto('/login');
  await reader.resume();
  const start = reader.keys();
  await skipToContent(reader);
  await reader.tabTo('textbox, E-mailadres, required', 1);
  await page.keyboard.type(await emailOf('bij'));
  await reader.tabTo('Wachtwoord', 1);
  await page.keyboard.type(DEMO_PASSWORD);
  await reader.press('Enter');
  expect(reader.keys() - start, 'keys to log in').toBeLessThanOrEqual(5);
  await reader.expectAnnouncement('Magazijn – alles voor de kinderopvang');

  await page.goto(`/product/${diapers}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Voeg toe: / })
      .first(),
  ).toBeVisible();
  await reader.resume();
  await skipToContent(reader);
  await reader.readUntil('heading, Pukkie luiers maat 4, level 1');
  await reader.tabTo('button, Voeg toe: Pukkie luiers maat 4');
  await reader.press('Enter');
  await reader.expectAnnouncement('Pukkie luiers maat 4: 1 doos. Subtotaal € 26,95.');

  await page.goto('/profiel/wachtwoord');
  await reader.resume();
  await skipToContent(reader);
  await reader.tabTo('button, Uitloggen');
  await reader.press('Enter');
  await reader.expectAnnouncement('Magazijn – alles voor de kinderopvang');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/wachtwoord-vergeten');
  await reader.resume();
  await skipToContent(reader);
  await reader.press('Tab');
  await expect(page.getByRole('main').getByLabel('E-mailadres')).toBeFocused();
  await page.keyboard.type(await emailOf('bij'));
  await reader.press('Enter');
  await reader.expectAnnouncement('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.');
});

test('[WCAG 2.1.1, 3.3.1, 4.1.3] a refused login is announced as one sentence each time, and the focus stays', async ({
  openPage,
  startReader,
  emailOf,
}) => {
  const page = await openPage('/login', { expectedErrors: /401|Not logged in/ });
  const reader = await startReader(page);
  await skipToContent(reader);
  await reader.tabTo('textbox, E-mailadres, required', 1);
  await page.keyboard.type(await emailOf('bij'));
  await reader.tabTo('Wachtwoord', 1);
  await page.keyboard.type('verkeerd');
  for (const _attempt of ['first', 'second']) {
    await reader.press('Enter');
    await reader.expectAnnouncement('Fout: Vul een geldig e-mailadres en wachtwoord in');
    await expect(page.getByRole('main').getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  }
});

test('[WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11, 4.1.3] a customer saves a favourite, asks for a stock mail, reorders and edits the cart by keyboard and screen reader', async ({
  openPage,
  startReader,
  apiSession,
}) => {
  const session = await apiSession('vlinder');
  const page = await openPage('/product/verzorging/luiers/demo-uitverkocht', {
    expectedErrors: /503|invoice was not opened/,
    storage: { 'magazijn.token': session.token },
  });
  const reader = await startReader(page);
  await skipToContent(reader);
  await reader.tabTo(
    'button, Stuur mij een email als dit product weer beschikbaar is: Pukkie nachtluiers maat 4',
  );
  await reader.press('Enter');
  await reader.expectAnnouncement('Je krijgt een mail als Pukkie nachtluiers maat 4 er weer is.');
  await expect(page.getByRole('button', { name: /Toch geen/ })).toBeFocused();
  await reader.tabTo('button, Voeg toe aan favorieten: Pukkie nachtluiers maat 4', 2);
  await reader.press('Enter');
  await reader.expectAnnouncement('Pukkie nachtluiers maat 4 staat bij je favorieten.');

  await page.goto('/profiel/favorieten');
  await expect(page.getByRole('main').getByRole('button', { name: /favorieten/ })).toHaveCount(1);
  await reader.resume();
  await skipToContent(reader);
  await reader.tabTo('button, Verwijder uit favorieten: Pukkie nachtluiers maat 4');
  await reader.press('Enter');
  await reader.expectAnnouncement('Pukkie nachtluiers maat 4 is uit je favorieten.');
  await expect(page.getByRole('link', { name: 'Bekijk de best verkochte producten' })).toBeFocused();

  await placeOrder(session);
  await page.goto('/profiel/bestelhistorie');
  const number = await page.getByRole('rowheader').first().getByRole('link').textContent();
  await reader.resume();
  await skipToContent(reader);
  await reader.tabTo(`link, ${number}`);
  await reader.press('Enter');
  await reader.expectAnnouncement(`Bestelling ${number} – Magazijn`);
  await reader.tabTo('button, Opnieuw bestellen');
  await reader.press('Enter');
  await reader.expectAnnouncement('Het product ligt in je winkelmand. Subtotaal € 323,40.');
  await page.route('**/order/invoice/**', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
  await reader.tabTo('button, Factuur, Opent in een nieuw tabblad');
  await reader.press('Enter');
  await reader.expectAnnouncement('De factuur kon niet worden geopend. Probeer het opnieuw.');
  await reader.tabTo('link, Naar je winkelmand');
  await reader.press('Enter');
  await reader.expectAnnouncement('Jouw winkelmand – Magazijn');

  await reader.tabTo('button, Winkelwagen legen');
  await reader.press('Enter');
  await reader.expectAnnouncement('Je winkelmand is geleegd.');
  await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toBeFocused();
  await reader.press('Enter');
  await reader.expectAnnouncement('Je winkelmand is weer zoals die was.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Leaving before the cart is priced aborts its call, which is announced as a failure.
  await expect(page.getByRole('link', { name: 'Nu bestellen' }).first()).toBeVisible();
  await page.goto('/winkelwagen');
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible();
  await reader.resume();
  await skipToContent(reader);
  await reader.tabTo('button, Eén minder');
  await reader.press('Tab');
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('0');
  await reader.press('Enter');
  await reader.expectAnnouncement('Pukkie luiers maat 4 is uit je winkelmand. Je winkelmand is leeg.');
  await expect(page.getByRole('heading', { name: 'Je hebt 0 artikelen in je winkelmand' })).toBeFocused();
});

test('[WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11, 4.1.3] a customer edits the cart and orders on account by keyboard and screen reader', {
  tag: '@default',
}, async ({ openPage, startReader, apiSession }) => {
  const session = await apiSession('vlinder');
  const { id } = await session.call<{ id: number }>(`/product/detail/${diapers}`);
  const page = await openPage('/winkelwagen', {
    storage: storedCart(session, { quantities: { [id]: 12 } }),
  });
  await expect(page.getByRole('link', { name: 'Nu bestellen' }).first()).toBeVisible();
  const reader = await startReader(page);
  const start = reader.keys();
  await skipToContent(reader);
  await reader.tabTo('button, Eén meer');
  await reader.press('Enter');
  await reader.expectAnnouncement('Pukkie luiers maat 4: 13 dozen. Subtotaal € 350,35.');
  await reader.tabTo('link, Nu bestellen');
  await reader.press('Enter');
  await reader.expectAnnouncement('Wanneer mogen we komen? – Magazijn');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await reader.readUntil('Op rekening');
  await reader.tabTo('button, Bestelling plaatsen');
  await reader.press('Enter');
  expect(reader.keys() - start, 'keys to an order').toBeLessThanOrEqual(35);
  await reader.expectAnnouncement('Hartelijk dank voor uw bestelling. – Magazijn');
});

/** Leads mier, with twelve boxes of diapers, from the payment page to the provider's form. */
async function openWaysToPay({
  openPage,
  startReader,
  apiSession,
}: Pick<Journey, 'openPage' | 'startReader' | 'apiSession'>) {
  const session = await apiSession('mier');
  const { id } = await session.call<{ id: number }>(`/product/detail/${diapers}`);
  const storage = storedCart(session, { quantities: { [id]: 12 } });
  const page = await openPage('/bestellen/betalen', { storage });
  await expect(page.getByRole('radio').first()).toBeVisible();
  const reader = await startReader(page);
  await skipToContent(reader);
  await reader.readUntil('heading, Betaalwijze, level 3');
  await reader.readUntil('iDEAL, Bancontact of kaart');
  await reader.tabTo('button, Kies hoe je betaalt');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bestellen/betalen/betaalmethode');
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeVisible();
  await reader.resume();
  await skipToContent(reader);
  await reader.readUntil('heading, Hoe wil je betalen?, level 1');
  await reader.readUntil(
    'Je betaalt € 391,31 veilig bij onze betaalpartner. Wij zien je kaart- en bankgegevens niet.',
  );
  await reader.tabTo('radio, iDEAL | Wero, checked, 1 control, position 1, set size 4');
  return { page, reader };
}

/**
 * Announcements while a payment is under way: the provider repeats its own, and the shop's depends on the time it
 * takes.
 */
const announcementsWhilePaying = [
  'Een ogenblik…',
  'Geladen',
  'Je gaat naar je bank…',
  'Betaling gelukt',
  'We kijken hoe je betaling is afgelopen. Een ogenblik.',
];

/** Holds the payment's state on the result pages. Returns a function that releases it. */
async function holdOutcome(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/payment/state/**', async (route) => {
    if (/\/(?:gelukt|mislukt)$/.test(route.request().frame().url())) await promise;
    await route.continue();
  });
  return resolve;
}

/** Pays and expects the announcements of the thanks page. */
async function expectThanks(page: Page, reader: ScreenReader, pay: () => Promise<void>): Promise<void> {
  const releaseOutcome = await holdOutcome(page);
  await pay();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reader.resume(announcementsWhilePaying);
  releaseOutcome();
  await reader.expectAnnouncement('Betaald');
  await reader.readUntil(
    'Je krijgt een bevestiging per mail. We pakken je bestelling in en bezorgen die op de gekozen dag. Je vindt je bestelling terug in je bestelhistorie.',
  );
}

test('[S63] [WCAG 2.1.1, 2.4.3, 3.3.1, 4.1.3] a cancelled payment is announced, and retried by keyboard', async ({
  openPage,
  startReader,
  apiSession,
}) => {
  const { page, reader } = await openWaysToPay({ openPage, startReader, apiSession });
  await reader.tabTo('button, Verder naar iDEAL | Wero', 1);
  const releaseOutcome = await holdOutcome(page);
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Annuleren' });
  await expect(cancel).toBeVisible();
  for (let key = 0; key < 5 && !(await cancel.evaluate((it) => it === document.activeElement)); key += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bestellen/betalen/mislukt');
  await reader.resume(announcementsWhilePaying);
  releaseOutcome();
  await reader.expectAnnouncement('Let op: Uw betaling is mislukt! Je hebt de betaling geannuleerd.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reader.readUntil('Er is niets afgeschreven. Je winkelmand staat er nog.');
  await reader.tabTo('button, Betaal opnieuw · € 391,31');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bestellen/betalen/betaalmethode');
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeVisible();
  await reader.resume(announcementsWhilePaying);
});

test('[WCAG 2.1.1, 2.4.3, 4.1.3] a card is paid by keyboard and screen reader, in the provider’s fields', async ({
  openPage,
  startReader,
  apiSession,
}) => {
  const { page, reader } = await openWaysToPay({ openPage, startReader, apiSession });
  await reader.tabTo(
    'radio, Kaarten VISA MasterCard Maestro, not checked, 1 control, position 2, set size 4',
    2,
  );
  await reader.press('Enter');
  await reader.expectAnnouncementAmongOthers('Geladen');
  for (const [title, digits, shown] of [
    ['Kaartnummer', '4111111111111111', '4111 1111 1111 1111'],
    ['Vervaldatum', '0330', '03/30'],
    ['Beveiligingscode', '737', '737'],
  ] as const) {
    const field = page.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox');
    // The library names a field when its frame handles input.
    await expect(field).toHaveAccessibleName(new RegExp(title));
    await reader.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(digits);
    await expect(field).toHaveValue(shown);
  }
  await reader.press('Tab');
  await expect(page.getByLabel('Naam op de kaart')).toBeFocused();
  await page.keyboard.type('Proefkaart');
  await reader.tabTo('button, Betaal € 391,31', 1);
  await expectThanks(page, reader, () => page.keyboard.press('Enter'));
});

test('the screen reader finds announcements that are repeated, unexpected, from a second region, before the next page or at the end, and inserted alerts', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/privacy');
  const body = `<!doctype html><html lang="nl"><title>x</title><button>Voeg toe</button>
    <div id="a" role="status"></div><div id="b" role="status"></div>`;
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body }));
  const say = (region: string, text: string) =>
    page.locator(region).evaluate((element, given) => {
      element.textContent = '';
      element.append(given);
    }, text);
  const startReader = async () => {
    await page.goto('/planted');
    const reader = await startScreenReader(page);
    await say('#a', 'Toegevoegd.');
    await reader.expectAnnouncement('Toegevoegd.');
    return reader;
  };
  for (const [fault, region] of [
    ['Toegevoegd.', '#a'],
    ['Laden', '#a'],
    ['Toegevoegd.', '#b'],
  ] as const) {
    const reader = await startReader();
    await say(region, fault);
    await say('#a', 'Verwijderd.');
    await expect(reader.expectAnnouncement('Verwijderd.', 1_000)).rejects.toThrow('the next announcement');
  }

  const leaving = await startReader();
  await page.goto('/planted');
  await leaving.resume();
  await say('#a', 'Toegevoegd.');
  await leaving.expectAnnouncement('Toegevoegd.');
  await say('#a', 'Toegevoegd.');
  await page.goto('/planted');
  await expect(leaving.resume()).rejects.toThrow('announcements that the test does not expect');

  const alerted = await startReader();
  const alert = '<span aria-hidden="true">!</span><b>Fout: </b><div>Dit lukt\n nu niet.</div>';
  const putIn = (html: string) =>
    page.locator('button').evaluate((button, given) => button.insertAdjacentHTML('afterend', given), html);
  await putIn(`<div><section><div role="alert">${alert}</div></section></div>`);
  await alerted.expectAnnouncement('Fout: Dit lukt nu niet.');
  await putIn(`<div role="alert">${alert}</div>`);
  await alerted.expectAnnouncement('Fout: Dit lukt nu niet.');
  await putIn('<div role="alert" hidden>Niet te zien.</div><div role="alert"></div>');
  await alerted.end();

  const ending = await startReader();
  await ending.end();
  await say('#a', 'Toegevoegd.');
  await expect(ending.end()).rejects.toThrow('announcements that the test does not expect');
});

test('a focus that is lost, covered, off screen or visually hidden is found', async ({ openPage }) => {
  const page = await openPage('/kruidvat/privacy');
  const body = `<!doctype html><title>x</title><button>Seen</button>
    <button id="away" style="position: absolute; left: -500px">Away</button>
    <button id="under" style="position: absolute; top: 100px; left: 100px">Under</button>
    <h1 tabindex="-1" style="position: absolute; width: 1px; height: 1px; overflow: hidden">Heard</h1>
    <div style="position: absolute; inset: 90px; background: canvas"></div>`;
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/planted');
  const faultAt = (selector: string) =>
    page
      .locator(selector)
      .focus()
      .then(() => page.evaluate(focusFault));
  expect(await faultAt('button >> nth=0')).toBeNull();
  expect(await faultAt('#away')).toContain('is off screen');
  expect(await faultAt('h1')).toContain('is visually hidden');
  expect(await faultAt('#under')).toContain('is covered');
  await page.locator('#under').evaluate((button) => button.remove());
  expect(await page.evaluate(focusFault)).toBe('is on nothing');
});
