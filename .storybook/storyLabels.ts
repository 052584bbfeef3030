import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { en } from '../packages/ui/src/labels/en.ts';
import { fr } from '../packages/ui/src/labels/fr.ts';
import type { Labels } from '../packages/ui/src/labels/Labels.ts';
import { nl } from '../packages/ui/src/labels/nl.ts';
import { unbrokenName } from '../packages/ui/src/testing/badTexts.ts';
import { mapLabels } from '../packages/ui/src/testing/mapLabels.ts';

/** Signs, such as the comma of a price, are as long in every language. */
const hasLetter = (text: string) => /\p{L}/u.test(text);

/**
 * The languages of the toolbar; in `long` every Dutch text stands twice: no language needs that much more room. In
 * `unbroken`, which the toolbar does not have, a word of 200 letters follows each.
 */
const languages: Readonly<Record<string, Labels>> = {
  nl,
  en,
  fr,
  long: mapLabels(nl, (text) => (hasLetter(text) ? `${text} ${text}` : text)),
  unbroken: mapLabels(nl, (text) => (hasLetter(text) ? `${text} ${unbrokenName}` : text)),
};

/** The texts of a story in a language of the toolbar. */
export const storyLabels = (language: string): Labels => languages[language] ?? nl;

/**
 * The language that was asked for by an event, if any: `new CustomEvent('applylabels', { detail: 'long' })`. The toolbar
 * would start the whole story anew; this renders it at once, for what is measured in every story.
 */
export function useRequestedLabels(): string | null {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      if (event instanceof CustomEvent) flushSync(() => setAsked(String(event.detail)));
    };
    window.addEventListener('applylabels', take);
    return () => window.removeEventListener('applylabels', take);
  }, []);
  return asked;
}
