import { isPasswordLongEnough, passwordMessages, passwordsMatch } from '@magazijn/domain/validation';
import { HttpError } from '../http/HttpError.ts';
import { measureGuesses } from '../settings/measureGuesses.ts';

/** The owner of a password: their data are the first guesses of an attacker, besides the name of the shop. */
export interface PasswordOwner {
  readonly email: string;
  readonly companyName: string;
}

/** Measuring blocks the thread, longer for each character; further characters do not weaken a password. */
const measuredLength = 32;

/** Eight random characters take 10^8 guesses. So does a known word with a year, but attackers try those first. */
const minGuesses = { random: 1e8, word: 1e9 } as const;

/** Removes the difference of full-width letters and capitals. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a text, and every sequence of them joined: 'de', 'mier' and 'demier'. */
function joinedWords(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.flatMap((_word, start) =>
    words.slice(start).map((_end, index) => words.slice(start, start + index + 1).join('')),
  );
}

/** The shop's name, the company's name and the e-mail address, whole and split into words. */
function ownWords({ email, companyName }: PasswordOwner, shopName: string): string[] {
  const words = [shopName, email, companyName].map(plain).flatMap((text) => [text, ...joinedWords(text)]);
  return words.filter((word) => word.length >= 3 && word.length <= measuredLength);
}

function isEasilyGuessed(password: string, owner: PasswordOwner, shopName: string): boolean {
  const own = ownWords(owner, shopName);
  const letters = plain(password).replace(/[^\p{L}\p{N}]+/gu, '');
  if (own.includes(letters.replace(/^\d+|\d+$/g, ''))) return true;
  const normalised = password.normalize('NFKC');
  // Spaces between letters would hide a word from `measureGuesses`.
  const ways = new Set(
    [normalised, normalised.replace(/\s+/g, '')].map((text) => text.slice(0, measuredLength)),
  );
  return [...ways].some((written) => {
    const { guesses, words } = measureGuesses(written, own);
    return guesses < (words.length > 0 ? minGuesses.word : minGuesses.random);
  });
}

/** Why the shop refuses a new password, as a Dutch sentence; null when it is accepted. */
export function passwordProblem(password: string, owner: PasswordOwner, shopName: string): string | null {
  if (!isPasswordLongEnough(password)) {
    return passwordMessages.tooShort;
  }
  return isEasilyGuessed(password, owner, shopName)
    ? 'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zonder reeksen, herhalingen, de naam van je bedrijf of je e-mailadres.'
    : null;
}

/** Checks a new password that was typed twice. @throws HttpError 422 with a Dutch sentence. */
export function refusePassword(
  { first, second }: { readonly first: string; readonly second: string },
  owner: PasswordOwner,
  shopName: string,
): void {
  if (!passwordsMatch(first, second)) throw new HttpError(422, passwordMessages.different);
  const problem = passwordProblem(first, owner, shopName);
  if (problem !== null) throw new HttpError(422, problem);
}
