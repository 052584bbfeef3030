import { cartKey } from '../cart/CartRecord.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TextStorage } from '../storage/browserStorage.ts';

/**
 * Whether a visitor's browser still holds the cart of somebody whose session ended while no tab was open. The cart's
 * own code then has to put it away (decision 'Cart storage').
 */
export const isCartLeftBehind = (session: SessionStore, storage: TextStorage): boolean =>
  session.getState().viewer.kind === 'anonymous' && /"customer":"/.test(storage.read(cartKey) ?? '');
