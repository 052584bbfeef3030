import { Refusal } from './Refusal.ts';

/** The refusal for what does not exist, or exists for another company: the two cannot be told apart. */
export const notFound = (): Refusal => new Refusal(404, 'Not found.');
