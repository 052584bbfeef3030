// Over 300 lines: one form with all of its rules.
import { ApiError } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { stub } from '../../../testing/stub.ts';
import { emptyRegistration } from './RegistrationValues.ts';
import { keepRegistrationDraft } from './registrationDraft.ts';
import { filledRegistration as filled } from './testing/filledRegistration.ts';

beforeEach(async () => {
  await Promise.all([import('./laterSteps.ts'), import('./registrationResolver.ts')]);
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const open = (path = '/registreren', api = {}) =>
  renderRoute(path, { api, others: ['/registreren-bedankt'] });
const button = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement;
const tab = (name: RegExp) =>
  screen.getAllByText(name, { selector: '[role=tab] *' })[0]?.closest('button') as HTMLButtonElement;
const write = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
    // The resolver is asynchronous, even when its code is loaded.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

test('[S42, T40] three tabs with the first one open, and a button that requires its step to be valid', async () => {
  const { place } = await open();
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    '1Algemene gegevens',
    '2Bezorg- en factuuradres',
    '3Openingstijden',
  ]);
  expect([tab(/Bezorg/).disabled, tab(/Opening/).disabled]).toEqual([true, true]);
  expect(button('Ga naar stap 2').getAttribute('aria-disabled')).toBe('true');
  await write('Bedrijfsnaam', 'KDV');
  await write('E-mailadres', 'a@b.test');
  await write('Wachtwoord', 'een-geheim');
  await write('Herhaal wachtwoord', 'een-geheim');
  expect(button('Ga naar stap 2').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Nog nodig:/).textContent).toBe('Nog nodig: IBAN');
  await write('IBAN', 'nl91abna0417164300');
  expect(screen.getByLabelText<HTMLInputElement>('IBAN').value).toBe('NL91 ABNA 0417 1643 00');
  fireEvent.click(button('Ga naar stap 2'));
  await waitFor(() => expect(place()).toBe('/registreren?stap=2'));
  expect([tab(/Bezorg/).disabled, tab(/Opening/).disabled]).toEqual([false, true]);
  expect(screen.getByLabelText<HTMLInputElement>('Bedrijfsnaam').value).toBe('KDV');
});

test('[V02, V03] an error shows beside its field on blur; a press of the button lists all errors with links', async () => {
  await open();
  await write('E-mailadres', 'geen');
  // Below the field, and in the live region, since the focus has moved on.
  expect(await screen.findAllByText(/Vul een geldig e-mailadres in/)).toHaveLength(2);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^E-mailadres: Vul een geldig e-mailadres in/),
  );
  expect(screen.queryByText('Vul je IBAN in.')).toBeNull();
  await act(async () => {
    fireEvent.click(button('Ga naar stap 2'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const region = await screen.findByRole('region', { name: 'Nog niet alles is goed ingevuld' });
  await waitFor(() => expect(document.activeElement).toBe(region));
  const summary = within(region);
  fireEvent.click(summary.getByRole('link', { name: 'Vul je IBAN in.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('IBAN'));
  // The summary shows it at once; the resolver, which is loaded on demand, then shows it below the field.
  await waitFor(() => expect(screen.getAllByText('Vul je IBAN in.')).toHaveLength(2));
});

test('leaving a field a second time with the same error announces it again', async () => {
  await open();
  const spoken = () => screen.getByRole('status').textContent;
  await write('E-mailadres', 'geen');
  await waitFor(() => expect(spoken()).toMatch(/^E-mailadres: /));
  const first = spoken();
  fireEvent.blur(screen.getByLabelText('E-mailadres'));
  expect(spoken()).toBe(`${first}\u00a0`);
  fireEvent.blur(screen.getByLabelText('Bedrijfsnaam'));
  expect(spoken()).toBe(`${first}\u00a0`);
});

test('[WCAG 4.1.3] empty fields that the focus passes have their error in the description, without an announcement', async () => {
  await open();
  const spoken = () => screen.getByRole('status').textContent;
  const first = spoken();
  const labels = ['Bedrijfsnaam', 'E-mailadres', 'Wachtwoord', 'Herhaal wachtwoord', 'IBAN'];
  for (const label of labels) await write(label, '');
  for (const label of labels) {
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.getAttribute('aria-describedby')).toBeTruthy();
  }
  expect(spoken()).toBe(first);
  await write('E-mailadres', 'geen');
  await waitFor(() => expect(spoken()).toMatch(/^E-mailadres: Vul een geldig e-mailadres in/));
});

test("moving between the options of 'Aanhef' shows no error before the group loses the focus", async () => {
  keepRegistrationDraft({ ...filled, mainAddress: { ...filled.mainAddress, contactGender: null } }, 2);
  await open('/registreren?stap=2');
  const spoken = () => screen.getByRole('status').textContent;
  const leave = (name: string, next: string) =>
    act(async () => {
      fireEvent.blur(screen.getByLabelText(name), { relatedTarget: screen.getByLabelText(next) });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  const first = spoken();
  await leave('Dhr.', 'Mevr.');
  expect(screen.queryByText('Kies een aanhef.')).toBeNull();
  expect(spoken()).toBe(first);
  await leave('Mevr.', 'Voornaam');
  await screen.findByText('Kies een aanhef.');
  expect(spoken()).toBe(first);
});

test('following a link of the summary at once keeps the focus in the field', async () => {
  await open();
  fireEvent.click(button('Ga naar stap 2'));
  fireEvent.click(screen.getByRole('link', { name: 'Vul je IBAN in.' }));
  await screen.findAllByText('Vul je IBAN in.', { selector: '[data-slot=field] *' });
  expect(document.activeElement).toBe(screen.getByLabelText('IBAN'));
});

test('the summary names fields with equal errors, since their links differ', async () => {
  const { mainAddress } = filled;
  const invoiceAddress = { ...mainAddress, emailAddress: 'factuur@kdv.test', street: '', city: '' };
  keepRegistrationDraft(
    { ...filled, invoiceSame: false, mainAddress: { ...mainAddress, street: '' }, invoiceAddress },
    2,
  );
  await open('/registreren?stap=2');
  await act(async () => {
    fireEvent.click(button('Ga naar stap 3'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const summary = within(await screen.findByRole('region', { name: 'Nog niet alles is goed ingevuld' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Straat: Vul de straat in.',
    'Straat (factuur): Vul de straat in.',
    'Vul de plaats in.',
  ]);
});

test('for a step of the address that was not reached, the furthest reached step shows', async () => {
  await open('/registreren?stap=3');
  expect(tab(/Algemene/).getAttribute('aria-selected')).toBe('true');
});

test('a restored draft shows that the password is missing, with a link to it', async () => {
  keepRegistrationDraft(filled, 2);
  await open('/registreren?stap=2');
  expect(screen.getByText(/Alleen je wachtwoord bewaren we niet/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Achternaam').value).toBe("van 't Hof");
  fireEvent.click(tab(/Algemene/));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe(''));
  expect(screen.getByText(/Nog nodig:/).textContent).toBe('Nog nodig: Wachtwoord, Herhaal wachtwoord');
});

test("regression: leaving 'Aanhef' without a choice keeps the page, and shows an error below it", async () => {
  keepRegistrationDraft({ ...filled, mainAddress: { ...filled.mainAddress, contactGender: null } }, 2);
  await open('/registreren?stap=2');
  await act(async () => {
    fireEvent.blur(screen.getByLabelText('Dhr.'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  await write('Voornaam', 'Bo');
  expect(screen.getByLabelText<HTMLInputElement>('Voornaam').value).toBe('Bo');
  expect(await screen.findByText('Kies een aanhef.')).toBeTruthy();
  expect(button('Ga naar stap 3').getAttribute('aria-disabled')).toBe('true');
});

test('[X02] a password that the back end refuses moves the focus to its field, with the reason below it', async () => {
  const reason = 'Dit wachtwoord wordt te vaak gebruikt.';
  const register = () => Promise.reject(new ApiError('refused', 'x', { status: 412, reasons: [reason] }));
  keepRegistrationDraft(filled, 3);
  const { place } = await open('/registreren', { register });
  await write('Wachtwoord', 'welkom-welkom');
  await write('Herhaal wachtwoord', 'welkom-welkom');
  fireEvent.click(tab(/Opening/));
  await waitFor(() => expect(place()).toBe('/registreren?stap=3'));
  fireEvent.click(button('Registreren'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wachtwoord')), {
    timeout: 5000,
  });
  expect(place()).toBe('/registreren');
  await waitFor(() => expect(screen.getByLabelText('Wachtwoord').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toContain(`Registratie mislukt:`);
  expect(screen.getAllByText(new RegExp(reason))).toHaveLength(2);
});

test('[V06] hours that end after midnight show a warning below their day, announced once, and do not block the form', async () => {
  keepRegistrationDraft({ ...filled, password: 'Krekel-zingt-2026', passwordRepeat: 'Krekel-zingt-2026' }, 3);
  await open('/registreren?stap=3');
  const spoken = () => screen.getByRole('status').textContent;
  const until = screen.getByLabelText('Maandag tot en met vrijdag: Tot');
  fireEvent.change(until, { target: { value: '00:30' } });
  const note = document.getElementById(until.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Eindigt dit na middernacht?');
  expect(until.hasAttribute('aria-invalid')).toBe(false);
  await waitFor(() => expect(spoken()).toBe('Maandag tot en met vrijdag: Eindigt dit na middernacht?'));
  expect(screen.queryByText(/Nog nodig:.*Maandag/)).toBeNull();
  fireEvent.change(until, { target: { value: '18:00' } });
  expect(screen.queryByText('Eindigt dit na middernacht?')).toBeNull();
});

test('[V06] the hours default to working days from 07:30 to 18:30 and a closed weekend, which is valid', async () => {
  keepRegistrationDraft({ ...filled, openingHours: emptyRegistration.openingHours }, 3);
  await open('/registreren?stap=3');
  const time = (name: string) =>
    screen.getByLabelText<HTMLSelectElement>(`Maandag tot en met vrijdag: ${name}`).value;
  const isClosed = (day: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Gesloten: ${day}` }).checked;
  expect([time('Van'), time('Tot'), isClosed('Zaterdag'), isClosed('Zondag')]).toEqual([
    '07:30',
    '18:30',
    true,
    true,
  ]);
  expect(screen.getByText(/Nog nodig:/).textContent).toBe('Nog nodig: Wachtwoord, Herhaal wachtwoord');
});

test('[V06] a week of closed days is valid', async () => {
  keepRegistrationDraft(filled, 3);
  await open('/registreren?stap=3');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Gesloten: Maandag tot en met vrijdag' }));
  await waitFor(() =>
    expect(screen.getByText(/Nog nodig:/).textContent).toBe('Nog nodig: Wachtwoord, Herhaal wachtwoord'),
  );
});

test('choosing Belgium announces that direct debit is no longer available', async () => {
  keepRegistrationDraft({ ...filled, paymentMethod: 'debit' }, 2);
  await open('/registreren?stap=2');
  fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'BE' } });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^Automatische incasso kan alleen in Nederland/),
  );
});

test('[S44] the link to the terms opens a new tab', async () => {
  keepRegistrationDraft(filled, 3);
  await open('/registreren?stap=3');
  const link = screen.getByRole('link', { name: /^algemene voorwaarden/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/kruidvat/algemene-voorwaarden',
    '_blank',
  ]);
});

test("[T40] 'Registreren' requires the whole form, and links to missing fields of earlier steps", async () => {
  keepRegistrationDraft(filled, 3);
  const { place } = await open('/registreren?stap=3');
  expect(button('Registreren').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Nog nodig:/).textContent).toBe('Nog nodig: Wachtwoord, Herhaal wachtwoord');
  fireEvent.click(screen.getByRole('link', { name: 'Wachtwoord' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wachtwoord')), {
    timeout: 5000,
  });
  expect(place()).toBe('/registreren');
});

test('[V04] iDEAL is preselected of three payment methods; choosing Belgium removes direct debit', async () => {
  keepRegistrationDraft({ ...filled, paymentMethod: 'debit' }, 2);
  await open('/registreren?stap=2');
  fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'BE' } });
  fireEvent.click(tab(/Algemene/));
  const ways = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);
  await waitFor(() =>
    expect(ways()).toEqual([
      ['ideal', true],
      ['on_account', false],
    ]),
  );
  sessionStorage.clear();
  cleanup();
  await open();
  expect(ways()).toEqual([
    ['ideal', true],
    ['on_account', false],
    ['debit', false],
  ]);
});

test('the invoice address defaults to the country of delivery, and keeps its own country once it is filled in', async () => {
  keepRegistrationDraft({ ...filled, mainAddress: { ...filled.mainAddress, country: 'BE' } }, 2);
  await open('/registreren?stap=2');
  const same = screen.getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' });
  const invoice = async () => within(await screen.findByRole('group', { name: 'Factuuradres' }));
  fireEvent.click(same);
  const country = (await invoice()).getByLabelText<HTMLSelectElement>('Land');
  expect(country.value).toBe('BE');
  fireEvent.change(country, { target: { value: 'NL' } });
  fireEvent.change((await invoice()).getByLabelText('Straat'), { target: { value: 'Kade' } });
  fireEvent.click(same);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Factuuradres' })).toBeNull());
  fireEvent.click(same);
  expect((await invoice()).getByLabelText<HTMLSelectElement>('Land').value).toBe('NL');
});

test('[V04] Bancontact is named beside iDEAL, and the company number has a format hint', async () => {
  await open();
  expect(screen.getByText('iDEAL of Bancontact')).toBeTruthy();
  expect(screen.getByText('Je betaalt bij je bestelling, met iDEAL, Bancontact of kaart.')).toBeTruthy();
  expect(screen.getByText(/KvK-nummer: 8 cijfers. Belgisch ondernemingsnummer: 10 cijfers/)).toBeTruthy();
});

test('[V02] a suspicious number shows a warning below its field, and does not block the form', async () => {
  keepRegistrationDraft({ ...filled, iban: '' }, 1);
  await open();
  await write('Wachtwoord', 'een-geheim');
  await write('Herhaal wachtwoord', 'een-geheim');
  await write('IBAN', 'NL92ABNA0417164300');
  expect(await screen.findByText('Controleer dit nummer')).toBeTruthy();
  await waitFor(() => expect(button('Ga naar stap 2').getAttribute('aria-disabled')).not.toBe('true'));
});

test('[V05, T41] a separate invoice address shows its required fields; the same address hides them', async () => {
  keepRegistrationDraft(filled, 2);
  await open('/registreren?stap=2');
  await write('Postcode', '3581kl');
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('3581 KL');
  const same = screen.getByRole('checkbox', { name: 'Factuuradres is gelijk aan bezorgadres' });
  expect(screen.queryByRole('group', { name: 'Factuuradres' })).toBeNull();
  fireEvent.click(same);
  const invoice = within(await screen.findByRole('group', { name: 'Factuuradres' }));
  expect(invoice.getByLabelText('Straat')).toBeTruthy();
  expect(invoice.getByLabelText('E-mailadres')).toBeTruthy();
  await waitFor(() => expect(button('Ga naar stap 3').getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(same);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Factuuradres' })).toBeNull());
  await waitFor(() => expect(button('Ga naar stap 3').getAttribute('aria-disabled')).not.toBe('true'));
});

test('only the countries of delivery are offered, a draft for another is changed, and invoices go to any', async () => {
  const belgian = { ...filled.mainAddress, country: 'BE' } as const;
  keepRegistrationDraft({ ...filled, mainAddress: belgian, invoiceSame: false }, 2);
  const shopSettings = stub('shopSettings', {
    minimumOrder: cents(5000),
    freeShippingFrom: cents(10_000),
    cutOffHour: 12,
    deliveryCountries: ['NL'],
    cutOffDate: null,
    deliveryDates: [],
  });
  await renderRoute('/registreren?stap=2', { stubs: [shopSettings] });
  const [delivery, invoice] = screen.getAllByLabelText<HTMLSelectElement>('Land');
  const countries = (select?: HTMLSelectElement) => [...(select?.options ?? [])].map(({ value }) => value);
  expect([delivery?.value, countries(delivery)]).toEqual(['NL', ['NL']]);
  expect(countries(invoice)).toEqual(['NL', 'BE']);
});
