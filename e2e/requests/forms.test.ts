// Login, registration and a forgotten password by forms without scripts.
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { awaitMail } from '../browser/awaitMail.ts';
import { password } from '../browser/fillRegistration.ts';
import { shopUnderTest } from '../browser/shopUnderTest.ts';
import { type Answer, expect, find, test, textOf } from './fixtures.ts';

const main = ({ document }: Answer) => find(document, 'main');
const alertOf = (answer: Answer) => textOf(find(main(answer), '[role=alert]'));
const fieldValue = (answer: Answer, name: string) =>
  find<HTMLInputElement>(main(answer), `form [name="${name}"]`).value;

test('[V01, X01] a refused login gives the reason, and keeps the e-mail address but not the password', async ({
  get,
  submit,
  emailOf,
}) => {
  const email = await emailOf('bij');
  const page = await get('/login?returnUrl=%2Fwinkelwagen');
  const refused = await submit(page, 'Login', { email, password: 'verkeerd' });
  expect([refused.status, refused.url.search]).toEqual([422, '?returnUrl=%2Fwinkelwagen']);
  expect(alertOf(refused)).toContain('Vul een geldig e-mailadres en wachtwoord in');
  expect([fieldValue(refused, 'email'), fieldValue(refused, 'password')]).toEqual([email, '']);
  expect(refused.text).not.toContain('verkeerd');
  const disabled = await submit(page, 'Login', { email: await emailOf('uil'), password: DEMO_PASSWORD });
  expect(alertOf(disabled)).toContain('Account is niet actief');
  const empty = await submit(page, 'Login');
  expect(alertOf(empty)).toContain('Vul een geldig e-mailadres en wachtwoord in');
});

test('[S40, S41] a correct login says so and opens no session; its code can be exchanged once by a script', async ({
  get,
  submit,
  follow,
  emailOf,
  database,
}) => {
  const email = await emailOf('bij');
  const sessions = async () =>
    (await database`select 1 from sessions join users on users.id = user_id where users.email = ${email}`)
      .length;
  const before = await sessions();
  const page = await get('/login?returnUrl=%2Fwinkelwagen');
  const right = await submit(page, 'Login', { email, password: DEMO_PASSWORD });
  expect(right.status).toBe(303);
  expect(right.location).toMatch(/^\/login\?returnUrl=%2Fwinkelwagen&uitkomst=ingelogd#code=[^&]+$/);
  expect(right.headers.getSetCookie().filter((cookie) => !cookie.startsWith('XSRF-TOKEN='))).toEqual([]);
  expect(await sessions()).toBe(before);
  const followed = await follow(right);
  const text = textOf(main(followed));
  expect(text).toContain('Je gegevens kloppen en je account is actief.');
  expect(text).toContain('Prijzen, je winkelmand en bestellen werken daarom niet zonder.');
  expect(text).toContain('Neem contact met ons op');

  const code = decodeURIComponent(right.location?.split('#code=')[1] ?? '');
  const exchange = () =>
    fetch(`${shopUnderTest().shop}/api/v1/punch-out/exchange`, {
      method: 'POST',
      body: new URLSearchParams({ code }),
    });
  const first = await exchange();
  expect(first.status).toBe(200);
  expect((await first.json()).data.token.split('.')).toHaveLength(3);
  expect((await exchange()).status).toBe(401);
});

test('[T20, S86] a visitor’s login forms and links carry the return path, without scripts too', async ({
  get,
}) => {
  for (const path of ['/zoeken/luiers', '/product/verzorging/luiers/demo-luiers-maat-4']) {
    const page = await get(path);
    const form = find<HTMLFormElement>(main(page), 'form[action="/login"]');
    expect(form.method).toBe('get');
    expect(find<HTMLInputElement>(form, '[name=returnUrl]').value).toBe(path);
    for (const place of ['header', '[data-slot=mobile-bar]']) {
      const login = find(page.document, `${place} a[href^="/login"]`);
      expect(login.getAttribute('href')).toBe(`/login?returnUrl=${encodeURIComponent(path)}`);
    }
  }
});

test('[V02, S42] an invalid registration keeps what was typed, and marks each field', async ({
  get,
  submit,
}) => {
  const page = await get('/registreren');
  const back = await submit(page, 'Registreren', {
    email: 'geen adres',
    password,
    'mainAddress.city': '’s-Gravenhage',
  });
  expect(back.status).toBe(422);
  expect(fieldValue(back, 'email')).toBe('geen adres');
  expect(fieldValue(back, 'mainAddress.city')).toBe('’s-Gravenhage');
  expect(fieldValue(back, 'password')).toBe('');
  expect(back.text).not.toContain(password);
  const link = find(main(back), '[data-slot=error-summary] a[href="#iban"]');
  expect(textOf(link)).toBe('Vul je IBAN in.');
  const notes = (find(main(back), '#iban').getAttribute('aria-describedby') ?? '').split(' ');
  expect(notes.map((id) => textOf(back.document.getElementById(id)))).toContain('Vul je IBAN in.');
});

test("[S42, S43] a registration is confirmed by mail, and approved by the link in the seller's mail", async ({
  get,
  submit,
  follow,
  database,
}) => {
  const email = `zonder-${Date.now()}@nijntje.test`;
  const hours = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].flatMap((day) => [
      [`openingHours.${day}.startTime`, '07:30'],
      [`openingHours.${day}.endTime`, '18:00'],
    ]),
  );
  const sent = await submit(await get('/registreren'), 'Registreren', {
    companyName: 'Crèche ’t Nijntje',
    email,
    password,
    passwordRepeat: password,
    iban: 'nl91 abna 0417 1643 00',
    paymentMethod: 'on_account',
    'mainAddress.contactGender': '0',
    'mainAddress.contactFirstName': 'Zoë',
    'mainAddress.contactLastName': 'd’Hondt',
    'mainAddress.street': 'Beukenlaan',
    'mainAddress.number': '14',
    'mainAddress.postalCode': '3581kl',
    'mainAddress.city': 'Utrecht',
    'mainAddress.phoneNumber': '030 123 45 67',
    ...hours,
    'openingHours.saturday.closed': true,
    'openingHours.sunday.closed': true,
    tos: true,
  });
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(/^\/registreren-bedankt\?antwoord=\d{4}-\d\d-\d\d$/);
  expect(textOf(main(await follow(sent)))).toMatch(
    /krijg je bericht per e-mail.*Je krijgt uiterlijk \w+dag \d+ \w+ antwoord\./,
  );
  await awaitMail(email, /./);
  expect(await database`select 1 from users where email = ${email}`).toHaveLength(1);
  const logIn = async () => submit(await get('/login'), 'Login', { email, password });
  expect(alertOf(await logIn())).toContain('Account is niet actief');

  const notice = await awaitMail('', new RegExp(`^Nieuwe registratie: Crèche ’t Nijntje[^]*${email}`));
  const link = notice.links.find((each) => each.includes('/account/registration?')) ?? '';
  const page = await get(link);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(textOf(main(page))).toContain('Crèche ’t Nijntje wil klant worden');
  const decided = await submit(page, 'Goedkeuren');
  expect(decided.status).toBe(303);
  expect(textOf(main(await follow(decided)))).toMatch(/^Goedgekeurd De registratie van Crèche ’t Nijntje/);
  await awaitMail(email, /^Je account bij \w+ is actief/);
  expect((await logIn()).status).toBe(303);
});

test('[S45, V11, X05] a request for a forgotten password, and the page with its result', async ({
  get,
  submit,
  emailOf,
}) => {
  const page = await get('/wachtwoord-vergeten');
  const send = async (email: string) => {
    const sent = await submit(page, 'Versturen', { email });
    return textOf(main(sent.location === null ? sent : await get(sent.location)));
  };
  expect(await send('')).toContain('Vul je e-mailadres in.');
  expect(await send(' niemand@nijntje.test ')).toContain(
    'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.',
  );
  expect(await send(await emailOf('bij'))).toContain(
    'U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.',
  );
});
