/** For how long a draft can be placed at the prices that it froze, in milliseconds: a day. */
export const draftLifetime = 24 * 60 * 60 * 1000;
