import { defineCall } from '../../http/defineCall.ts';
import { closeSession } from '../../session/closeSession.ts';
import { noInput } from '../input/noInput.ts';
import { nothingAnswer } from '../input/nothingAnswer.ts';

/** POST /logout (decision "Logout"). */
export const postLogout = defineCall({
  method: 'post',
  paths: ['/logout'],
  summary: 'Ends the session: its token is refused from now on.',
  access: 'customer',
  input: noInput,
  answer: nothingAnswer,
  handle: async ({ parts, viewer }) => {
    await closeSession(parts, viewer.sessionId);
    return {};
  },
});
