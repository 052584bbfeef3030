import { browserStorage } from './browserStorage.ts';

/** What this browser keeps, for what does not come with the stores. */
export const deviceStorage = browserStorage();
