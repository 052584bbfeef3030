import { tokenClaimsSchema, tokenSchema } from '../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found } from '../assert.ts';
import type { Check } from '../Check.ts';
import { readData } from '../readData.ts';

const call = 'POST /login';

/** Logging in, and what the token has to say. */
export const sessionChecks: readonly Check[] = [
  {
    call,
    requires: 'answers data.token to the form fields username and password',
    run: async (session) => {
      const form = { username: session.user, password: session.password };
      session.token = readData(await session.ask('POST', '/login', { form }), tokenSchema).token;
    },
  },
  {
    call,
    requires: 'gives a token whose payload holds username, company, admin and exp',
    run: async (session) => {
      const parts = found(session.token, 'token').split('.');
      assert(parts.length === 3, `the token has ${parts.length} parts where a JWT has 3`);
      const payload = Buffer.from(parts[1] ?? '', 'base64url').toString();
      const claims = tokenClaimsSchema.safeParse(JSON.parse(payload));
      const wrong = claims.error?.issues.map(({ path }) => path.join('.')).join(', ');
      assert(claims.success, `the token's payload lacks: ${wrong}`);
    },
  },
  {
    call,
    requires: "answers 401 'Bad credentials.' to a wrong password",
    run: async ({ ask, user }) => {
      const form = { username: user, password: 'never-a-password' };
      const message = assertRefusal(await ask('POST', '/login', { form }), 401);
      assert(message === 'Bad credentials.', `the message is '${message}' where 'Bad credentials.' is due`);
    },
  },
  {
    call,
    requires: 'refuses a form without a password',
    run: async ({ ask, user }) => {
      assertRefusal(await ask('POST', '/login', { form: { username: user } }), 400, 401, 422);
    },
  },
];
