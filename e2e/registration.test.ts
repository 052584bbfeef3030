// Long: the whole way into the shop, from an empty form to a changed password, and every rule of the form on its way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitMail } from './browser/awaitMail.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { openPage } from './browser/openPage.ts';
import { runAdmin } from './browser/runAdmin.ts';

const password = 'paraplu-koekje-27';

const next = (page: Page, name: string) => page.getByRole('button', { name });

async function fillGeneral(page: Page, email: string) {
  await page.getByLabel('Bedrijfsnaam').fill('Crèche ’t Nijntje');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('IBAN').fill('nl91abna0417164300');
}

async function fillAddress(page: Page) {
  await page.getByRole('radio', { name: 'Mevr.' }).check({ force: true });
  await page.getByLabel('Voornaam').fill('Zoë');
  await page.getByLabel('Achternaam').fill('d’Hondt');
  await page.getByLabel('Straat').fill('Beukenlaan');
  await page.getByLabel('Huisnummer').fill('14');
  await page.getByLabel('Postcode').fill('3581kl');
  await page.getByLabel('Plaats').fill('’s-Gravenhage');
  await page.getByLabel('Telefoonnummer').fill('030 123 45 67');
}

async function fillHours(page: Page) {
  await page.getByRole('combobox', { name: 'Maandag: Van' }).selectOption('07:30');
  await page.getByRole('combobox', { name: 'Maandag: Tot' }).selectOption('18:00');
  await page.getByRole('button', { name: 'Kopieer naar werkdagen' }).click();
  await page.getByRole('checkbox', { name: /Gesloten.*Zaterdag/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Gesloten.*Zondag/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check({ force: true });
}

test('[S42, S43, S44, T40, T81, V10, E01, C01, C11] register, hear of it by mail, be approved, log in, change and reset the password', async () => {
  const email = `journey-${Date.now()}@nijntje.test`;
  const page = await openPage('/registreren', { expectedComplaints: /40\d|422/ });
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Algemene gegevens').waitFor();
  expect(await tab('Bezorg- en factuuradres').isDisabled()).toBe(true);
  expect(await tab('Openingstijden').isDisabled()).toBe(true);
  expect(await next(page, 'Ga naar stap 2').isDisabled()).toBe(true);
  await fillGeneral(page, email);
  await next(page, 'Ga naar stap 2').click();
  expect(await next(page, 'Ga naar stap 3').isDisabled()).toBe(true);
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  expect(await next(page, 'Registreren').isDisabled()).toBe(true);
  await fillHours(page);
  const terms = page.waitForEvent('popup');
  await page.getByRole('link', { name: /algemene voorwaarden/ }).click();
  expect(new URL((await terms).url()).pathname).toBe('/kruidvat/algemene-voorwaarden');
  expect(await axeViolations(page)).toEqual([]);
  await next(page, 'Registreren').click();
  await page.waitForURL('**/registreren-bedankt');
  await page.getByText(/krijg je bericht per e-mail/).waitFor();
  await page.getByText(/voor 14\.00 uur binnenkomen, beantwoorden we dezelfde dag/).waitFor();
  await awaitMail(email, /./);

  const logIn = async (given: string) => {
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(given);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await page.goto('/login');
  await logIn(password);
  await page.getByText('Account is niet actief').waitFor();
  await runAdmin('approve', email);
  await logIn(password);
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/profiel/overzicht');
  await page.getByText('Mevr. Zoë d’Hondt').first().waitFor();
  await page.getByText('07:30 – 18:00').first().waitFor();
  await page.goto('/profiel/wachtwoord');
  const save = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  const fields = ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal nieuw wachtwoord'];
  const fill = async (...values: string[]) => {
    for (const [index, value] of values.entries())
      await page.getByLabel(fields[index] ?? '', { exact: true }).fill(value);
  };
  await save.click();
  await page.getByText('Formulier is onjuist').waitFor();
  await fill(password, 'andere-sleutel-81', 'andere-sleutel-82');
  await save.click();
  await page.getByText('Wachtwoorden komen niet overeen met elkaar').waitFor();
  await fill('niet-mijn-wachtwoord', 'andere-sleutel-81', 'andere-sleutel-81');
  await save.click();
  await page.getByText('Er is een fout opgetreden').waitFor();
  await fill(password, 'andere-sleutel-81', 'andere-sleutel-81');
  await save.click();
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('passwordReset'));
  await page.getByText('Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.').waitFor();
  await logIn('andere-sleutel-81');
  await page.waitForURL((url) => url.pathname === '/');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/wachtwoord-vergeten');
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await page.getByText('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.').waitFor();
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
  await page.getByText(/Deze link werkt niet meer/).waitFor();
});

test('[V02, V03, V04] step 1: each rule beside its field, numbers written as people do, a doubtful number only a warning', async () => {
  const page = await openPage('/registreren');
  const leave = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).first().fill(text);
    await page.getByLabel(label, { exact: true }).first().blur();
  };
  await page.getByLabel('IBAN').waitFor();
  await leave('IBAN', 'NL91 ABNA');
  await page.getByText('Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.').waitFor();
  await leave('IBAN', 'nl91\u00a0abna\u200b0417 164300');
  expect(await page.getByLabel('IBAN').inputValue()).toBe('NL91 ABNA 0417 1643 00');
  expect(await page.getByText('Controleer dit nummer').count()).toBe(0);
  await leave('IBAN', 'NL92ABNA0417164300');
  await page.getByText('Controleer dit nummer').waitFor();
  await leave('E-mailadres', 'geen adres');
  await page.getByText(/Vul een geldig e-mailadres in/).waitFor();
  await leave('E-mailadres', ' zoe@nijntje.test\u200b');
  await leave('Bedrijfsnaam', 'x'.repeat(101));
  await page.getByText('Gebruik ten hoogste 100 tekens.').waitFor();
  await leave('Bedrijfsnaam', 'KDV d’Hondt & Zoë');
  await leave('Wachtwoord', password);
  await leave('Herhaal wachtwoord', 'iets anders');
  await page.getByText('De wachtwoorden komen niet overeen').waitFor();
  expect(await next(page, 'Ga naar stap 2').isDisabled()).toBe(true);
  await leave('Herhaal wachtwoord', password);
  for (const method of ['iDEAL', 'Op rekening', 'Automatische incasso'])
    await page.getByRole('radio', { name: new RegExp(method) }).waitFor();
  expect(await page.getByRole('radio', { name: /iDEAL/ }).isChecked()).toBe(true);
  // A number that is only doubtful refuses nothing.
  await next(page, 'Ga naar stap 2').click();
  await page.waitForURL('**/registreren?stap=2');
});

test('[V05, T41, V04] step 2: postcode and country agree, Belgium has no direct debit, an invoice address of its own is required', async () => {
  const page = await openPage('/registreren');
  await fillGeneral(page, 'stap2@nijntje.test');
  await page.getByRole('radio', { name: /Automatische incasso/ }).check({ force: true });
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await page.getByLabel('Postcode').blur();
  expect(await page.getByLabel('Postcode').inputValue()).toBe('3581 KL');
  await page.getByLabel('Land').selectOption('BE');
  await page
    .getByText(/Dit is een Nederlandse postcode\. Kies Nederland als land/)
    .first()
    .waitFor();
  await page.getByText(/Automatische incasso kan alleen in Nederland/).waitFor();
  await page.getByLabel('Postcode').fill('9 000');
  await page.getByLabel('Postcode').blur();
  expect(await page.getByLabel('Postcode').inputValue()).toBe('9000');
  expect(await next(page, 'Ga naar stap 3').isEnabled()).toBe(true);
  await page
    .getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' })
    .uncheck({ force: true });
  const invoice = page.getByRole('group', { name: 'Factuuradres' });
  await invoice.getByLabel('Straat').waitFor();
  expect(await next(page, 'Ga naar stap 3').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' }).check({ force: true });
  expect(await invoice.count()).toBe(0);
  await page.getByRole('tab', { name: /Algemene gegevens/ }).click();
  expect(await page.getByRole('radio', { name: /Automatische incasso/ }).count()).toBe(0);
  expect(await page.getByRole('radio', { name: /iDEAL/ }).isChecked()).toBe(true);
});

test('[V05] step 2: who skips Aanhef with the keyboard and types on is told so beneath it, and can choose it later', async () => {
  const page = await openPage('/registreren');
  await fillGeneral(page, 'aanhef@nijntje.test');
  await next(page, 'Ga naar stap 2').click();
  await page.getByRole('group', { name: 'Bezorgadres' }).getByLabel('Bedrijfsnaam').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zoë');
  expect(await page.getByLabel('Voornaam').inputValue()).toBe('Zoë');
  await page.getByText('Kies een aanhef.').waitFor();
  await fillAddress(page);
  expect(await page.getByText('Kies een aanhef.').count()).toBe(0);
  await next(page, 'Ga naar stap 3').click();
  await page.waitForURL('**/registreren?stap=3');
});

test('[V06, T42, T40] step 3: closed or both times, terms; Enter sums up what is missing with links to the fields', async () => {
  const page = await openPage('/registreren');
  await page.getByLabel('Bedrijfsnaam').fill('KDV');
  await page.getByLabel('Bedrijfsnaam').press('Enter');
  const summary = page.locator('[data-slot=error-summary]');
  await summary.getByRole('link', { name: 'Vul je IBAN in.' }).click();
  expect(await page.getByLabel('IBAN').evaluate((field) => field === document.activeElement)).toBe(true);
  await fillGeneral(page, 'stap3@nijntje.test');
  await summary.waitFor({ state: 'detached' });
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  const monday = page.getByRole('combobox', { name: 'Maandag: Van' });
  await page.getByRole('checkbox', { name: /Gesloten.*Maandag/ }).check({ force: true });
  expect(await monday.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /Gesloten.*Maandag/ }).uncheck({ force: true });
  expect(await monday.isDisabled()).toBe(false);
  expect(await monday.locator('option').count()).toBe(49);
  await fillHours(page);
  await page.getByRole('button', { name: /Zelfde als maandag.*Zaterdag/ }).click();
  expect(await page.getByRole('combobox', { name: 'Zaterdag: Van' }).inputValue()).toBe('07:30');
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).uncheck({ force: true });
  expect(await next(page, 'Registreren').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).press('Enter');
  await summary.getByRole('link', { name: 'Ga akkoord met de algemene voorwaarden.' }).waitFor();
});

test('[V06] step 3: hours that end before they begin and a week of closed days are told beneath the day', async () => {
  const page = await openPage('/registreren');
  await fillGeneral(page, 'uren@nijntje.test');
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  await fillHours(page);
  const until = page.getByRole('combobox', { name: 'Maandag: Tot' });
  await until.selectOption('07:00');
  const text = page.getByText('Kies een eindtijd die na de begintijd ligt.');
  await text.waitFor();
  expect(await until.getAttribute('aria-describedby')).toBe(await text.getAttribute('id'));
  expect(await next(page, 'Registreren').isDisabled()).toBe(true);
  for (const day of ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag'])
    await page.getByRole('checkbox', { name: `Gesloten: ${day}` }).check({ force: true });
  await page.getByText(/Kies ten minste één dag waarop je open bent/).waitFor();
  expect(await next(page, 'Registreren').isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Maandag', exact: true }).click();
  await page.keyboard.press('Space');
  await until.selectOption('18:00');
  expect(await next(page, 'Registreren').isEnabled()).toBe(true);
});

test('[X02] a password that the back end refuses after step 3 leads back to its field, with the reason beneath it', async () => {
  const page = await openPage('/registreren', { expectedComplaints: /412/ });
  await fillGeneral(page, `zwak-${Date.now()}@nijntje.test`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('password1');
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill('password1');
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  await fillHours(page);
  await next(page, 'Registreren').click();
  await page.getByText('Registratie mislukt:').waitFor();
  const field = page.getByLabel('Wachtwoord', { exact: true }).and(page.locator(':focus'));
  await field.waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill(password);
  await page.getByRole('tab', { name: /Openingstijden/ }).click();
  await next(page, 'Registreren').click();
  await page.waitForURL('**/registreren-bedankt');
});

test('[X02] a refusal lists its reasons, a failed call keeps everything, and nothing typed is lost on reload or back', async () => {
  const page = await openPage('/registreren', { expectedComplaints: /412|503|Failed to load/ });
  await fillGeneral(page, 'bewaard@nijntje.test');
  await next(page, 'Ga naar stap 2').click();
  await fillAddress(page);
  await page.reload();
  await page.getByText(/Wat je eerder invulde, staat er nog/).waitFor();
  expect(await page.getByLabel('Achternaam').inputValue()).toBe('d’Hondt');
  await page.goBack();
  expect(await page.getByLabel('IBAN').inputValue()).toBe('NL91 ABNA 0417 1643 00');
  expect(await page.getByLabel('Wachtwoord', { exact: true }).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    password,
  );
  await page.goto('/');
  await page.goto('/registreren?stap=2');
  expect(await page.getByLabel('Straat').inputValue()).toBe('Beukenlaan');
  await next(page, 'Ga naar stap 3').click();
  await fillHours(page);
  expect(await next(page, 'Registreren').isDisabled()).toBe(true);
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
  await page.getByText('Registratie mislukt:').waitFor();
  await page.getByText(/Eerste reden\./).waitFor();
  await page.getByText(/Tweede reden\./).waitFor();
  await next(page, 'Registreren').click();
  await page.getByText('Niet gelukt. Probeer het opnieuw. Wat je invulde, blijft staan.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Maandag: Van' }).inputValue()).toBe('07:30');
});

test('[S42] with the keyboard alone a company registers in at most 120 key presses besides its texts', async () => {
  const page = await openPage('/registreren');
  await page.getByLabel('Bedrijfsnaam').waitFor();
  let presses = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    presses += times;
  };
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
  const stepFocused = () => page.getByRole('tabpanel').and(page.locator(':focus')).waitFor();
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
  await type(/^iban/, 'NL91ABNA0417164300');
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
  await reach(/Gesloten.*Zaterdag/);
  await press('Space');
  await reach(/Gesloten.*Zondag/);
  await press('Space');
  await reach(/^tos/);
  await press('Space');
  await reach(/Registreren/);
  await press('Enter');
  await page.waitForURL('**/registreren-bedankt');
  expect(presses).toBeLessThanOrEqual(120);
});
