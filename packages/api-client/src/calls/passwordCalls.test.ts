import { buildRegistration } from '@magazijn/domain/testing';
import { describe, expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { passwordForm } from './passwordCalls.ts';
import { registrationForm } from './registrationForm.ts';

describe('passwordCalls', () => {
  /** A client with one canned response, and the requests that it sent. */
  function clientOf(answer: () => Response) {
    const sent: Request[] = [];
    const client = createApiClient({
      fetch: async (input, init) => {
        sent.push(
          new Request(new URL(input instanceof Request ? input.url : input, 'http://shop.test'), init),
        );
        return answer();
      },
    });
    return { client, sent };
  }

  test('[C11] a reset returns the token, and uses the link’s own path', async () => {
    const { client, sent } = clientOf(() => Response.json({ data: { token: 'T' } }));
    const pair = { password: 'nieuw-2027', passwordRepeat: 'nieuw-2027' };
    expect(await client.resetPassword('a/b?c', pair)).toBe('T');
    expect(sent[0]?.url).toBe('http://shop.test/api/v1/password/reset/a%2Fb%3Fc');
    expect(await sent[0]?.text()).toBe(
      'password%5BplainPassword%5D%5Bfirst%5D=nieuw-2027&password%5BplainPassword%5D%5Bsecond%5D=nieuw-2027',
    );
  });

  test('a link is checked only by a back end with the capability', async () => {
    const { client, sent } = clientOf(() => Response.json({ data: ['sessions'] }));
    expect(await client.resetLinkWorks('a')).toBe(true);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/capabilities']);
  });

  test('[C01] a change sends the current password too', async () => {
    const { client, sent } = clientOf(() => Response.json({ data: {} }));
    await client.changePassword('oud', { password: 'a', passwordRepeat: 'b' });
    const form = new URLSearchParams(await sent[0]?.text());
    expect([...form.keys()].sort()).toEqual([
      'company_password[plainPassword][first]',
      'company_password[plainPassword][second]',
      'current',
    ]);
  });

  test('[C01] a password reset is requested by username; an unknown one is a 404', async () => {
    const { client, sent } = clientOf(() => Response.json({ message: 'Not found.' }, { status: 404 }));
    await expect(client.requestPassword('a@b.test')).rejects.toMatchObject({ status: 404 });
    expect(await sent[0]?.text()).toBe('username=a%40b.test');
  });

  test.each([
    ['is read', { answer_by: Date.parse('2026-11-30T12:00:00+01:00') / 1000 }, '2026-11-30'],
    ['is unknown when the back end does not return it', {}, null],
    ['is unknown when the response is a list', [], null],
    ['is unknown when it is a text', { answer_by: '2026-11-30' }, null],
    ['is unknown when it is not a valid time', { answer_by: 9e15 }, null],
  ])('[C01] [S43] the day of the answer to a registration %s', async (_what, answer, answerDate) => {
    const { client } = clientOf(() => Response.json({ data: answer }));
    expect(await client.register(buildRegistration())).toEqual({ answerDate });
  });
});

describe('registrationForm', () => {
  const { openingHours } = buildRegistration();
  // The times of a closed day are ignored.
  const sunday = { closed: true, startTime: '09:00', endTime: '' };
  const registration = buildRegistration({
    paymentMethod: 'debit',
    vatNumber: '',
    openingHours: { ...openingHours, sunday },
    newsletter: false,
  });

  test('[C01] a registration is sent as register_company_type[…]', () => {
    const form = Object.fromEntries(registrationForm(registration));
    expect(form).toMatchObject({
      'register_company_type[name]': 'Kinderopvang De Krekel',
      'register_company_type[user][email]': 'inkoop@krekel.test',
      'register_company_type[user][plainPassword][first]': 'Krekel-zingt-2026',
      'register_company_type[user][plainPassword][second]': 'Krekel-zingt-2026',
      'register_company_type[iban]': 'NL91 ABNA 0417 1643 00',
      'register_company_type[vat_code]': '',
      'register_company_type[fiscal_code]': '12345678',
      'register_company_type[payment_method]': 'debit',
      'register_company_type[main_address][contact_gender]': '0',
      'register_company_type[main_address][contact_last_name]': "van 't Hof",
      'register_company_type[openingHours][monday][startTime]': '07:30',
      'register_company_type[openingHours][monday][endTime]': '18:00',
      'register_company_type[openingHours][sunday][closed]': '1',
      'register_company_type[tos]': '1',
      'register_company_type[newsletter]': '0',
    });
    expect(form).not.toHaveProperty('register_company_type[openingHours][sunday][startTime]');
    expect(Object.keys(form).filter((name) => name.includes('invoice_address'))).toEqual([]);
  });

  test('[C01] a separate invoice address has an e-mail address', () => {
    const invoiceAddress = { ...registration.mainAddress, emailAddress: 'facturen@krekel.test' };
    expect(Object.fromEntries(registrationForm({ ...registration, invoiceAddress }))).toMatchObject({
      'register_company_type[invoice_address][street]': 'Kerkstraat',
      'register_company_type[invoice_address][email_address]': 'facturen@krekel.test',
    });
  });

  test('[C01] a new password is sent twice', () => {
    const form = passwordForm('company_password', { password: 'a', passwordRepeat: 'b' });
    expect([...form]).toEqual([
      ['company_password[plainPassword][first]', 'a'],
      ['company_password[plainPassword][second]', 'b'],
    ]);
  });
});
