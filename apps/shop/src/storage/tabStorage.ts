import { browserStorage } from './browserStorage.ts';

/** What lives as long as this tab. */
export const tabStorage = browserStorage(() => window.sessionStorage);
