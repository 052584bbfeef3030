import { Refusal } from './Refusal.ts';

/** Refuses the one character that PostgreSQL cannot store in a text. */
export function refuseNul(text: string): string {
  if (text.includes('\0')) throw new Refusal(400, 'A text holds the character NUL.');
  return text;
}
