import { tokenClaimsSchema, tokenSchema } from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found, readData } from '../assert.ts';
import { type Check, check } from '../Check.ts';

const call = 'POST /login';

export const sessionChecks: readonly Check[] = [
  check(call, 'returns data.token for the form fields username and password', async (session) => {
    const form = { username: session.user, password: session.password };
    session.token = readData(await session.send('POST', '/login', { form }), tokenSchema).token;
  }),
  check(call, 'returns a token whose payload has username, company, admin and exp', async (session) => {
    const parts = found(session.token, 'token').split('.');
    assert(parts.length === 3, `the token has ${parts.length} parts instead of 3`);
    const payload = Buffer.from(parts[1] ?? '', 'base64url').toString();
    const claims = tokenClaimsSchema.safeParse(JSON.parse(payload));
    const wrong = claims.error?.issues.map(({ path }) => path.join('.')).join(', ');
    assert(claims.success, `the token's payload lacks: ${wrong}`);
  }),
  check(call, "answers 401 'Bad credentials.' to a wrong password", async ({ send, user }) => {
    const form = { username: user, password: 'never-a-password' };
    const message = assertRefusal(await send('POST', '/login', { form }), 401);
    assert(message === 'Bad credentials.', `the message is '${message}' instead of 'Bad credentials.'`);
  }),
  check(call, 'refuses a form without a password', async ({ send, user }) => {
    assertRefusal(await send('POST', '/login', { form: { username: user } }), 400, 401, 422);
  }),
];
