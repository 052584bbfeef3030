import { lateCode } from '../late/lateCode.ts';

/** Cart, favourites, prices and the buttons that order. The entry gets it ahead where a session is stored. */
export const customerCode = lateCode(() => import('./customerParts.ts'));
