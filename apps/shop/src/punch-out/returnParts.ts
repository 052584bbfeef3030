// What a return needs: code that only visits of procurement systems load.

export { leaveWith } from './leaveWith.ts';
export { prepareReturn } from './prepareReturn.ts';
export { punchOutClient } from './punchOutClient.ts';
