// Over 300 lines: the whole way into the shop, from an empty form to a changed password, and every rule of the form on its way.
import type { Page } from '@playwright/test';
import { awaitMail } from './browser/awaitMail.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { fillAddress, fillGeneral, password } from './browser/fillRegistration.ts';
import { runAdmin } from './browser/runAdmin.ts';
import { expect, test } from './fixtures.ts';

const next = (page: Page, name: string) => page.getByRole('button', { name });

async function fillHours(page: Page) {
  await page.getByRole('combobox', { name: 'Maandag: Van' }).selectOption('07:30');
  await page.getByRole('combobox', { name: 'Maandag: Tot' }).selectOption('18:00');
  await page.getByRole('button', { name: 'Kopieer naar werkdagen' }).click();
  await page.getByRole('checkbox', { name: /Gesloten.*Zaterdag/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Gesloten.*Zondag/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check({ force: true });
}

test('[S42, S43, S44, T40, T81, V10, E01, C01, C11] register, hear of it by mail, be approved, log in, change and reset the password', async ({
  openPage,
}) => {
  const email = `journey-${Date.now()}@nijntje.test`;
  const page = await openPage('/registreren', { expectedErrors: /40\d|422/ });
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Algemene gegevens')).toBeVisible();
  await expect(tab('Bezorg- en factuuradres')).toBeDisabled();
  await expect(tab('Openingstijden')).toBeDisabled();
  await expect(next(page, 'Ga naar stap 2')).toBeDisabled();
  await fillGeneral(page, email);
  await next(page, 'Ga naar stap 2').click();
  await expect(next(page, 'Ga naar stap 3')).toBeDisabled();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  await expect(next(page, 'Registreren')).toBeDisabled();
  await fillHours(page);
  const terms = page.waitForEvent('popup');
  await page.getByRole('link', { name: /algemene voorwaarden/ }).click();
  expect(new URL((await terms).url()).pathname).toBe('/kruidvat/algemene-voorwaarden');
  expect(await axeViolations(page)).toEqual([]);
  await next(page, 'Registreren').click();
  await page.waitForURL('**/registreren-bedankt');
  await expect(page.getByText(/krijg je bericht per e-mail/)).toBeVisible();
  await expect(page.getByText(/vóór 14\.00 uur binnenkomen, beantwoorden we dezelfde dag/)).toBeVisible();
  await awaitMail(email, /./);

  const logIn = async (given: string) => {
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(given);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await page.goto('/login');
  await logIn(password);
  await expect(page.getByText('Account is niet actief')).toBeVisible();
  await runAdmin('approve', email);
  await logIn(password);
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/profiel/overzicht');
  await expect(page.getByText('Mevr. Zoë d’Hondt').first()).toBeVisible();
  await expect(page.getByText('07:30 – 18:00').first()).toBeVisible();
  await page.goto('/profiel/wachtwoord');
  const save = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  const fields = ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal nieuw wachtwoord'];
  const fill = async (...values: string[]) => {
    for (const [index, value] of values.entries())
      await page.getByLabel(fields[index] ?? '', { exact: true }).fill(value);
  };
  await save.click();
  await expect(page.getByRole('main').getByText('Formulier is onjuist')).toBeVisible();
  await fill(password, 'andere-sleutel-81', 'andere-sleutel-82');
  await save.click();
  await expect(page.getByRole('main').getByText('Wachtwoorden komen niet overeen met elkaar')).toBeVisible();
  await fill('niet-mijn-wachtwoord', 'andere-sleutel-81', 'andere-sleutel-81');
  await save.click();
  await expect(page.getByText('Er is een fout opgetreden')).toBeVisible();
  await fill(password, 'andere-sleutel-81', 'andere-sleutel-81');
  await save.click();
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('passwordReset'));
  await expect(
    page.getByRole('main').getByText('Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.'),
  ).toBeVisible();
  await logIn('andere-sleutel-81');
  await page.waitForURL((url) => url.pathname === '/');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/wachtwoord-vergeten');
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(
    page.getByRole('main').getByText('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.'),
  ).toBeVisible();
  const { links } = await awaitMail(email, /wachtwoord-vergeten\//);
  const link = links.find((each) => each.includes('/wachtwoord-vergeten/')) ?? '';
  const reset = async () => {
    await page.goto(new URL(link).pathname);
    await page.waitForURL('**/wachtwoord-vergeten/nieuw');
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('derde-sleutel-64');
    await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill('derde-sleutel-64');
    await save.click();
  };
  await reset();
  await page.waitForURL('**/profiel/overzicht');
  await page.evaluate(() => localStorage.clear());
  await reset();
  await expect(page.getByText(/Deze link werkt niet meer/)).toBeVisible();
});

test('[V02, V03, V04] step 1: each rule beside its field, numbers written as people do, a doubtful number only a warning', async ({
  openPage,
}) => {
  const page = await openPage('/registreren');
  const leave = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).first().fill(text);
    await page.getByLabel(label, { exact: true }).first().blur();
  };
  await expect(page.getByLabel('IBAN')).toBeVisible();
  await leave('IBAN', 'NL91 ABNA');
  await expect(
    page.getByRole('main').getByText('Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.'),
  ).toBeVisible();
  await leave('IBAN', 'nl91\u00a0abna\u200b0417 164300');
  await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00');
  await expect(page.getByRole('main').getByText('Controleer dit nummer')).toHaveCount(0);
  await leave('IBAN', 'NL92ABNA0417164300');
  await expect(page.getByRole('main').getByText('Controleer dit nummer')).toBeVisible();
  await leave('E-mailadres', 'geen adres');
  await expect(page.getByRole('main').getByText(/Vul een geldig e-mailadres in/)).toBeVisible();
  await leave('E-mailadres', ' zoe@nijntje.test\u200b');
  await leave('Bedrijfsnaam', 'x'.repeat(101));
  await expect(page.getByRole('main').getByText('Gebruik ten hoogste 100 tekens.')).toBeVisible();
  await leave('Bedrijfsnaam', 'KDV d’Hondt & Zoë');
  await leave('Wachtwoord', password);
  await leave('Herhaal wachtwoord', 'iets anders');
  await expect(page.getByRole('main').getByText('De wachtwoorden komen niet overeen')).toBeVisible();
  await expect(next(page, 'Ga naar stap 2')).toBeDisabled();
  await leave('Herhaal wachtwoord', password);
  for (const method of ['iDEAL', 'Op rekening', 'Automatische incasso'])
    await expect(page.getByRole('radio', { name: new RegExp(method) })).toBeVisible();
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  // A number that is only doubtful refuses nothing.
  await next(page, 'Ga naar stap 2').click();
  await page.waitForURL('**/registreren?stap=2');
});

test('[V05, T41, V04] step 2: postcode and country agree, Belgium has no direct debit, an invoice address of its own is required', async ({
  openPage,
}) => {
  const page = await openPage('/registreren');
  await fillGeneral(page, 'stap2@nijntje.test');
  await page.getByRole('radio', { name: /Automatische incasso/ }).check({ force: true });
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await page.getByLabel('Postcode').blur();
  await expect(page.getByLabel('Postcode')).toHaveValue('3581 KL');
  await page.getByLabel('Land').selectOption('BE');
  await expect(
    page.getByText(/Dit is een Nederlandse postcode\. Kies Nederland als land/).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/Automatische incasso kan alleen in Nederland/),
  ).toBeVisible();
  await page.getByLabel('Postcode').fill('9 000');
  await page.getByLabel('Postcode').blur();
  await expect(page.getByLabel('Postcode')).toHaveValue('9000');
  await expect(next(page, 'Ga naar stap 3')).toBeEnabled();
  await page
    .getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' })
    .uncheck({ force: true });
  const invoice = page.getByRole('group', { name: 'Factuuradres' });
  await expect(invoice.getByLabel('Straat')).toBeVisible();
  await expect(next(page, 'Ga naar stap 3')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' }).check({ force: true });
  await expect(invoice).toHaveCount(0);
  await page.getByRole('tab', { name: /Algemene gegevens/ }).click();
  await expect(page.getByRole('radio', { name: /Automatische incasso/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
});

test('[V05] step 2: who skips Aanhef with the keyboard and types on is told so beneath it, and can choose it later', async ({
  openPage,
}) => {
  const page = await openPage('/registreren');
  await fillGeneral(page, 'aanhef@nijntje.test');
  await next(page, 'Ga naar stap 2').click();
  await page.getByRole('group', { name: 'Bezorgadres' }).getByLabel('Bedrijfsnaam').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Dhr.' })).toBeFocused();
  // Chromium stops at each radio button of a group whose names React has written anew, else at one of them.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Voornaam')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('Zoë');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Zoë');
  await expect(page.getByRole('main').getByText('Kies een aanhef.')).toBeVisible();
  await fillAddress(page);
  await expect(page.getByRole('main').getByText('Kies een aanhef.')).toHaveCount(0);
  await next(page, 'Ga naar stap 3').click();
  await page.waitForURL('**/registreren?stap=3');
});

test('[V06, T42, T40] step 3: closed or both times, terms; Enter sums up what is missing with links to the fields', async ({
  openPage,
}) => {
  const page = await openPage('/registreren');
  await page.getByLabel('Bedrijfsnaam').fill('KDV');
  await page.getByLabel('Bedrijfsnaam').press('Enter');
  const summary = page.locator('[data-slot=error-summary]');
  await summary.getByRole('link', { name: 'Vul je IBAN in.' }).click();
  await expect(page.getByLabel('IBAN')).toBeFocused();
  await fillGeneral(page, 'stap3@nijntje.test');
  await expect(summary).not.toBeAttached();
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  const monday = page.getByRole('combobox', { name: 'Maandag: Van' });
  await page.getByRole('checkbox', { name: /Gesloten.*Maandag/ }).check({ force: true });
  await expect(monday).toBeDisabled();
  await page.getByRole('checkbox', { name: /Gesloten.*Maandag/ }).uncheck({ force: true });
  await expect(monday).toBeEnabled();
  await expect(monday.locator('option')).toHaveCount(49);
  await fillHours(page);
  await page.getByRole('button', { name: /Zelfde als maandag.*Zaterdag/ }).click();
  await expect(page.getByRole('combobox', { name: 'Zaterdag: Van' })).toHaveValue('07:30');
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).uncheck({ force: true });
  await expect(next(page, 'Registreren')).toBeDisabled();
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).press('Enter');
  await expect(summary.getByRole('link', { name: 'Ga akkoord met de algemene voorwaarden.' })).toBeVisible();
});

test('[X02] a password that the back end refuses after step 3 leads back to its field, with the reason beneath it', async ({
  openPage,
}) => {
  const page = await openPage('/registreren', { expectedErrors: /412/ });
  await fillGeneral(page, `zwak-${Date.now()}@nijntje.test`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('password1');
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill('password1');
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  await fillHours(page);
  await next(page, 'Registreren').click();
  await expect(page.getByText('Registratie mislukt:')).toBeVisible();
  const field = page.getByLabel('Wachtwoord', { exact: true }).and(page.locator(':focus'));
  await expect(field).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill(password);
  await page.getByRole('tab', { name: /Openingstijden/ }).click();
  await next(page, 'Registreren').click();
  await page.waitForURL('**/registreren-bedankt');
});

test('[X02] a refusal lists its reasons, a failed call keeps everything, and nothing typed is lost on reload or back', async ({
  openPage,
}) => {
  const page = await openPage('/registreren', { expectedErrors: /412|503|Failed to load/ });
  await fillGeneral(page, 'bewaard@nijntje.test');
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await page.reload();
  await expect(page.getByText(/Wat je eerder invulde, staat er nog/)).toBeVisible();
  await expect(page.getByLabel('Achternaam')).toHaveValue('d’Hondt');
  await page.goBack();
  await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    password,
  );
  await page.goto('/');
  await page.goto('/registreren?stap=2');
  await expect(page.getByLabel('Straat')).toHaveValue('Beukenlaan');
  await next(page, 'Ga naar stap 3').click();
  await fillHours(page);
  await expect(next(page, 'Registreren')).toBeDisabled();
  await page.getByRole('link', { name: 'Wachtwoord', exact: true }).click();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill(password);
  await page.getByRole('tab', { name: /Openingstijden/ }).click();

  const answers = [
    { status: 412, json: { message: 'x', data: { message: ['Eerste reden.', 'Tweede reden.'] } } },
    { status: 503, json: { message: 'x' } },
  ];
  await page.route('**/account/register', (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await next(page, 'Registreren').click();
  await expect(page.getByText('Registratie mislukt:')).toBeVisible();
  await expect(page.getByText(/Eerste reden\./)).toBeVisible();
  await expect(page.getByText(/Tweede reden\./)).toBeVisible();
  await next(page, 'Registreren').click();
  await expect(
    page.getByText('Niet gelukt. Probeer het opnieuw. Wat je invulde, blijft staan.'),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Maandag: Van' })).toHaveValue('07:30');
});

test('[S42] with the keyboard alone a company registers in at most 120 key presses besides its texts, and hears how it stands', async ({
  openPage,
  listen,
}) => {
  const page = await openPage('/registreren');
  await expect(page.getByLabel('Bedrijfsnaam')).toBeVisible();
  const { hears, press, keys } = await listen(page);
  const focused = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null;
      return `${field?.id ?? ''} ${label ?? field?.getAttribute('aria-label') ?? ''} ${field?.textContent ?? ''}`;
    });
  /** Tab until the wanted control has the focus: nobody counts for the test what people have to press. */
  const reach = async (wanted: RegExp) => {
    for (let tries = 0; tries < 60; tries += 1) {
      if (wanted.test(await focused())) return;
      await press('Tab');
    }
    throw new Error(`The keyboard did not reach ${wanted}; it is at ${await focused()}`);
  };
  /** The step that one goes to has the focus itself, so that nobody tabs to it from the top of the page. */
  const stepFocused = () => expect(page.getByRole('tabpanel').and(page.locator(':focus'))).toBeVisible();
  const type = async (wanted: RegExp, text: string) => {
    await reach(wanted);
    await page.keyboard.type(text);
  };
  await press('Tab');
  await press('Enter');
  await type(/^companyName/, 'KDV Toetsenbord');
  await type(/^email/, `toetsen-${Date.now()}@nijntje.test`);
  await type(/^password /, password);
  await type(/^passwordRepeat/, password);
  await type(/^iban/, 'NL91ABNA');
  await reach(/Ga naar stap 2/);
  await hears('IBAN: Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.');
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Nog niet alles is goed ingevuld' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await press('End');
  await type(/^iban/, '0417164300');
  await reach(/Ga naar stap 2/);
  await press('Enter');
  await page.waitForURL('**/registreren?stap=2');
  await stepFocused();
  await reach(/^mainAddress-contactGender/);
  await press('Space');
  await type(/^mainAddress-contactFirstName/, 'Zoë');
  await type(/^mainAddress-contactLastName/, 'd’Hondt');
  await type(/^mainAddress-street/, 'Beukenlaan');
  await type(/^mainAddress-number /, '14');
  await type(/^mainAddress-postalCode/, '3581KL');
  await type(/^mainAddress-city/, 'Utrecht');
  await type(/^mainAddress-phoneNumber/, '0301234567');
  await reach(/Ga naar stap 3/);
  await press('Enter');
  await page.waitForURL('**/registreren?stap=3');
  await stepFocused();
  await type(/^openingHours-monday /, '07:30');
  await type(/^openingHours-monday-until/, '18:00');
  await reach(/Kopieer naar werkdagen/);
  await press('Enter');
  await hears('Dinsdag tot en met vrijdag zijn nu hetzelfde als maandag.');
  await reach(/Gesloten.*Zaterdag/);
  await press('Space');
  await reach(/Gesloten.*Zondag/);
  await press('Space');
  await reach(/^tos/);
  await press('Space');
  await reach(/Registreren/);
  await press('Enter');
  await hears('Bedankt voor je aanvraag – Magazijn');
  expect(keys()).toBeLessThanOrEqual(120);
});
