export { anyText } from './anyText.ts';
export { arbitraryStoredCart } from './arbitraryCart.ts';
export { buildRegistration } from './buildRegistration.ts';
export { agreesWithModel, type CartWorld } from './cartSequences.ts';
