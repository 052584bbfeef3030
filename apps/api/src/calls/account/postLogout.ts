import { defineCall } from '../../http/defineCall.ts';
import { noInput, nothingAnswer } from '../../http/inputs.ts';
import { endLogin } from '../../session/sessions.ts';

/** POST /logout (decision "Logout"). */
export const postLogout = defineCall({
  method: 'post',
  paths: ['/logout'],
  summary: 'Ends the login and all that was switched from it: their tokens are refused from now on.',
  access: 'customer',
  input: noInput,
  answer: nothingAnswer,
  handle: async ({ parts, viewer }) => {
    await endLogin(parts, viewer, viewer.loginId);
    return {};
  },
});
