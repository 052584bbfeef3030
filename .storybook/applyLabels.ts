import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { englishLabels } from '../packages/ui/src/labels/englishLabels.ts';

type Labels = Record<string, unknown>;

const modules = import.meta.glob<Labels>('../packages/ui/src/labels/*Labels.ts', { eager: true });

const isLabels = (value: unknown): value is Labels => typeof value === 'object' && value !== null;

/** The sets that the parts read, and their Dutch as it was at first. */
const sets = Object.entries(modules)
  .flatMap(([, exports]) => Object.entries(exports))
  .filter((entry): entry is [string, Labels] => entry[0] in englishLabels && isLabels(entry[1]))
  .map(([name, labels]) => ({ name, labels, dutch: { ...labels } }));

const english: Readonly<Record<string, object>> = englishLabels;

/** The same text twice over: no language needs that much more room. */
function twice(text: unknown): unknown {
  if (typeof text === 'string') return `${text} ${text}`;
  return typeof text === 'function' ? (...given: unknown[]) => twice(text(...given)) : text;
}

function labelsIn(language: string, name: string, dutch: Labels): object | undefined {
  if (language === 'en') return english[name];
  if (language !== 'long') return dutch;
  return Object.fromEntries(Object.entries(dutch).map(([key, text]) => [key, twice(text)]));
}

/**
 * Gives every part in the stories the texts of a language, by writing over the defaults that they merge with their
 * `labels`. An app hands its texts over as `labels` instead: the two come out the same.
 *
 * @param language `nl`, `en`, or `long`: Dutch, every text twice, to see whether there is room for it.
 */
export function applyLabels(language: string): void {
  for (const { name, labels, dutch } of sets) Object.assign(labels, labelsIn(language, name, dutch));
}

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
