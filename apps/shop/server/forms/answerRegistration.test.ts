import { captureLog } from '@magazijn/server/testing';
import { expect, test } from 'vitest';
import type { PostedForm } from '../../src/shared/data/PostedForm.ts';
import { answerRegistration } from './answerRegistration.ts';

const { logger, lines } = captureLog();
const canary = 'kanarie-3c41-wachtwoord';

const week = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).flatMap((day) => [
  [`openingHours.${day}.startTime`, '07:30'],
  [`openingHours.${day}.endTime`, '18:00'],
]);

const filled: Readonly<Record<string, string>> = {
  companyName: 'Crèche ’t Nijntje',
  email: ' info@nijntje.test ',
  password: canary,
  passwordRepeat: canary,
  iban: 'nl91 abna 0417 1643 00',
  vatNumber: '',
  kvk: '',
  paymentMethod: 'on_account',
  'mainAddress.companyName': '',
  'mainAddress.contactGender': '0',
  'mainAddress.contactFirstName': 'Zoë',
  'mainAddress.contactLastName': 'd’Hondt',
  'mainAddress.street': 'Beukenlaan',
  'mainAddress.number': '14',
  'mainAddress.numberSuffix': '',
  'mainAddress.postalCode': '3581kl',
  'mainAddress.city': 'Utrecht',
  'mainAddress.country': 'NL',
  'mainAddress.phoneNumber': '030 123 45 67',
  invoiceSame: 'on',
  'invoiceAddress.country': 'NL',
  ...Object.fromEntries(week),
  'openingHours.saturday.closed': 'on',
  'openingHours.sunday.closed': 'on',
  tos: 'on',
};

/** Submits the form; returns the response, the result that the page shows, and the data sent to the back end. */
async function send(
  fields: Readonly<Record<string, string>>,
  backEnd: () => Response = () => Response.json({ data: {} }),
) {
  const asked: { path: string; headers: Headers; body: URLSearchParams }[] = [];
  const shown: { posted: PostedForm; status: number }[] = [];
  const request = new Request('https://shop.example/registreren', {
    method: 'POST',
    headers: { origin: 'https://shop.example' },
    body: new URLSearchParams(fields),
  });
  const answer = await answerRegistration(request, {
    settings: { apiOrigin: 'http://api.invalid' },
    client: '203.0.113.7',
    logger,
    fetch: async (input, init) => {
      const sent = new Request(input, init);
      const { pathname: path } = new URL(sent.url);
      asked.push({ path, headers: sent.headers, body: new URLSearchParams(await sent.text()) });
      return backEnd();
    },
    show: async (posted, status) => {
      shown.push({ posted, status });
      return new Response('', { status });
    },
  });
  return { answer, shown: shown[0], asked };
}

test('[S42, S43] a valid form is sent like the form in three steps, and opens the thank-you page', async () => {
  const { answer, asked, shown } = await send(filled);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/registreren-bedankt']);
  expect(shown).toBeUndefined();
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/account/register']);
  expect(asked[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
  expect(asked[0]?.headers.get('origin')).toBe('https://shop.example');
  const of = (name: string) => asked[0]?.body.get(`register_company_type${name}`);
  expect(of('[user][email]')).toBe('info@nijntje.test');
  expect(of('[user][plainPassword][first]')).toBe(canary);
  expect(of('[iban]')).toBe('NL91ABNA0417164300');
  expect(of('[payment_method]')).toBe('on_account');
  expect(of('[main_address][company_name]')).toBe('Crèche ’t Nijntje');
  expect(of('[main_address][postal_code]')).toBe('3581 KL');
  expect(of('[invoice_address][street]')).toBeNull();
  expect(of('[openingHours][monday][startTime]')).toBe('07:30');
  expect(of('[openingHours][sunday][closed]')).toBe('1');
  expect([of('[tos]'), of('[newsletter]')]).toEqual(['1', '0']);
});

test('[S43] the thank-you page has the day of the reply, if the back end returns it', async () => {
  const answerBy = Date.parse('2026-11-30T12:00:00+01:00') / 1000;
  const { answer } = await send(filled, () => Response.json({ data: { answer_by: answerBy } }));
  expect(answer.headers.get('location')).toBe('/registreren-bedankt?antwoord=2026-11-30');
});

test('[V02, V03, V05, V06] each error shows beside its field, with the typed values and without passwords', async () => {
  const { shown, asked } = await send({
    ...filled,
    email: 'geen adres',
    passwordRepeat: `${canary}2`,
    iban: 'NL1',
    'mainAddress.street': '',
    'openingHours.monday.endTime': '',
    'openingHours.saturday.closed': '',
    tos: 'on',
  });
  expect(asked).toEqual([]);
  expect(shown?.status).toBe(422);
  expect(shown?.posted.errors.map(({ field }) => field)).toEqual([
    'email',
    'passwordRepeat',
    'iban',
    'mainAddress.street',
    'openingHours.monday',
  ]);
  expect(shown?.posted.errors[1]?.text).toBe('De wachtwoorden komen niet overeen');
  const fields: PostedForm['fields'] = shown?.posted.fields ?? {};
  expect(fields.email).toBe('geen adres');
  expect(fields['mainAddress.contactGender']).toBe('0');
  expect(fields['openingHours.monday.startTime']).toBe('07:30');
  expect([fields['openingHours.sunday.closed'], fields.newsletter]).toEqual(['on', '']);
  expect(JSON.stringify(shown)).not.toContain(canary);
});

test('[V05] a filled-in invoice address counts, also with the checkbox for the same address', async () => {
  const { shown } = await send({ ...filled, 'invoiceAddress.street': 'Elders' });
  const fields = shown?.posted.errors.map(({ field }) => field) ?? [];
  expect(fields).toContain('invoiceAddress.city');
  // Known values are prefilled, as in the form in three steps.
  expect(fields).not.toContain('invoiceAddress.companyName');
  expect(fields).not.toContain('invoiceAddress.emailAddress');
  expect(shown?.posted.fields.invoiceSame).toBe('');
});

test.each([
  ['nothing', {}],
  ['names of other things', { __proto__: 'x', 'constructor.prototype': 'x', 'mainAddress.__proto__': 'x' }],
  ['more than any form', { companyName: 'x'.repeat(70_000) }],
])('[V02] a form with %s shows the missing fields', async (_, fields) => {
  const { shown, asked } = await send(fields);
  expect(shown?.posted.errors[0]).toEqual({
    field: 'companyName',
    text: 'Vul de naam van je organisatie in.',
  });
  expect(asked).toEqual([]);
});

test('[X02] a refusal lists its reasons; that of a common password shows beside its field', async () => {
  const message = ['Kies een wachtwoord dat minder vaak voorkomt.'];
  const { shown } = await send(filled, () => Response.json({ data: { message } }, { status: 412 }));
  expect(shown?.posted.message).toEqual({ tone: 'error', text: 'Registratie mislukt:', details: message });
  expect(shown?.posted.errors).toEqual([{ field: 'password', text: message[0] }]);
  expect(shown?.status).toBe(422);
});

test.each([
  ['too many attempts', 429, 'Te veel pogingen. Probeer het over 1 minuut opnieuw.', 429],
  ['a foreign origin', 403, 'Niet gelukt. Probeer het opnieuw. Wat je invulde, blijft staan.', 422],
  ['a back end that fails', 503, 'Niet gelukt. Probeer het opnieuw. Wat je invulde, blijft staan.', 503],
])('[X02] %s shows an error, and typed values stay', async (_, given, text, status) => {
  const { shown } = await send(filled, () => Response.json({ message: 'x' }, { status: given }));
  expect(shown?.posted.message?.text).toBe(text);
  expect(shown?.posted.fields.iban).toBe('nl91 abna 0417 1643 00');
  expect(shown?.status).toBe(status);
});

test('the log contains no typed values', async () => {
  await send(filled, () => Response.json({ message: 'x' }, { status: 503 }));
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of ['nijntje', canary, 'NL91', 'Beukenlaan'])
    expect(JSON.stringify(lines)).not.toContain(secret);
});
