import { dictionary } from '@zxcvbn-ts/language-common';

const commonest = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));

/** Whether a password is among the commonest (some 18,000 of 8 characters and more), in whatever capitals. */
export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());
