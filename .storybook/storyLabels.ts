import { en } from '../packages/ui/src/labels/en.ts';
import { fr } from '../packages/ui/src/labels/fr.ts';
import type { Labels } from '../packages/ui/src/labels/Labels.ts';
import { nl } from '../packages/ui/src/labels/nl.ts';
import { unbrokenName } from '../packages/ui/src/testing/badTexts.ts';
import { mapLabels } from '../packages/ui/src/testing/mapLabels.ts';

/** Signs, such as a decimal comma, have no translation. */
const hasLetter = (text: string) => /\p{L}/u.test(text);

/** The toolbar's languages; `long` doubles Dutch texts, `unbroken` (tests only) adds 200 letters. */
const languages: Readonly<Record<string, Labels>> = {
  nl,
  en,
  fr,
  long: mapLabels(nl, (text) => (hasLetter(text) ? `${text} ${text}` : text)),
  unbroken: mapLabels(nl, (text) => (hasLetter(text) ? `${text} ${unbrokenName}` : text)),
};

export const storyLabels = (language: string): Labels => languages[language] ?? nl;
