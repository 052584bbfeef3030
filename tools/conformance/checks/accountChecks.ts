import * as schemas from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found, readData, Skipped } from '../assert.ts';
import { type Check, check, type Session } from '../Check.ts';

const companies = async ({ send, token }: Session) =>
  readData(await send('GET', '/account/kdv', { token }), schemas.switchableCompaniesSchema).companies;

export const accountChecks: readonly Check[] = [
  check('GET /account/profile', 'answers the company with its addresses', async ({ send, token }) => {
    readData(await send('GET', '/account/profile', { token }), schemas.companySchema);
  }),
  check('GET /account/extra_values', 'answers telesuper_enabled', async ({ send, token }) => {
    readData(await send('GET', '/account/extra_values', { token }), schemas.extraValuesSchema);
  }),
  check('GET /account/kdv', 'lists the companies that the user may switch to', async (session) => {
    await companies(session);
  }),
  check('GET /account/switch/{id}', 'answers the token of a company of the list', async (session) => {
    const [company] = await companies(session);
    if (!company) throw new Skipped('this user may switch to no company');
    const answer = await session.send('GET', `/account/switch/${company.fk_user_id}`, {
      token: session.token,
    });
    const token = (answer.body as { data?: unknown } | undefined)?.data;
    assert(typeof token === 'string', `${answer.request} gives no token in data`);
    const profile = await session.send('GET', '/account/profile', { token });
    const { customer_number } = readData(profile, schemas.companySchema);
    assert(customer_number === company.customer_number, 'the token belongs to another company');
  }),
  check('GET /account/switch/{id}', 'refuses an account that is not on the list', async ({ send, token }) => {
    assertRefusal(await send('GET', '/account/switch/999999999', { token: found(token, 'token') }), 403, 404);
  }),
  check('POST /password/change', 'refuses a wrong current password', async ({ send, token }) => {
    const form = {
      current: 'never-a-password',
      'company_password[plainPassword][first]': 'never-a-password-2',
      'company_password[plainPassword][second]': 'never-a-password-2',
    };
    assertRefusal(await send('POST', '/password/change', { token, form }), 400, 403, 409, 412, 422);
  }),
  check('POST /password/reset/{token}', 'refuses an unknown token', async ({ send }) => {
    const form = {
      'password[plainPassword][first]': 'never-a-password-2',
      'password[plainPassword][second]': 'never-a-password-2',
    };
    assertRefusal(await send('POST', '/password/reset/never-given', { form }), 400, 404, 409, 410, 412, 422);
  }),
  check(
    'POST /password/request',
    'answers 404 to an unknown address or success to every address, and refuses an empty one',
    async ({ send }) => {
      const answer = await send('POST', '/password/request', {
        form: { username: 'nobody@conformance.invalid' },
      });
      if (answer.status !== 200) assertRefusal(answer, 404);
      assertRefusal(await send('POST', '/password/request', { form: { username: '' } }), 400, 404, 412, 422);
    },
  ),
  check(
    'POST /account/register',
    'answers 412 with a list in data.message when fields are missing',
    async ({ send }) => {
      const answer = await send('POST', '/account/register', { form: { 'register_company_type[name]': '' } });
      assertRefusal(answer, 412);
      const { data } = schemas.errorSchema.parse(answer.body);
      assert(
        (data?.message?.length ?? 0) > 0,
        `${answer.request} answers 412 without a list in data.message`,
      );
    },
  ),
];
