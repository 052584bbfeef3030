export { agreesWithModel, type CartWorld } from './cartSequences.ts';
