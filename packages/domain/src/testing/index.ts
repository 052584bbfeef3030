export { buildRegistration } from './buildRegistration.ts';
export { agreesWithModel, type CartWorld } from './cartSequences.ts';
