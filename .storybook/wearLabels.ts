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

function worn(language: string, name: string, dutch: Labels): object | undefined {
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
export function wearLabels(language: string): void {
  for (const { name, labels, dutch } of sets) Object.assign(labels, worn(language, name, dutch));
}
