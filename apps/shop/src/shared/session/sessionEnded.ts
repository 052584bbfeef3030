import { tabStorage } from '../storage/browserStorage.ts';

const key = 'magazijn.sessionEnded';

/**
 * Whether the session of this tab ended by itself: expired, or refused by the back end. Kept in the tab, since the page is
 * loaded anew when that happens; the login page says why one stands there.
 */
export const hasSessionEnded = (): boolean => tabStorage.read(key) !== null;

export const noteSessionEnded = (): void => void tabStorage.write(key, '1');

/** Once somebody logged in, or left because they wanted to. */
export const forgetSessionEnded = (): void => void tabStorage.write(key, null);
