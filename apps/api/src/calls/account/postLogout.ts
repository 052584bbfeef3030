import { defineCall } from '../../http/defineCall.ts';
import { endLogin } from '../../session/sessions.ts';
import { noInput } from '../input/noInput.ts';
import { nothingAnswer } from '../input/nothingAnswer.ts';

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
