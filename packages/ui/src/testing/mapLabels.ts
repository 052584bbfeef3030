import type { Labels } from '../labels/Labels.ts';

/**
 * A whole set with every text made into another, of a plural each of its forms: a language that is none, for stories
 * and tests.
 *
 * @param change gets a text and the place where it stands: 'pagination.next'.
 */
export function mapLabels(labels: Labels, change: (text: string, place: string) => string): Labels {
  const map = (value: object, place: string): object =>
    Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const at = place === '' ? key : `${place}.${key}`;
        return [key, typeof each === 'string' ? change(each, at) : map(each, at)];
      }),
    );
  const { locale, ...texts } = labels;
  return { ...labels, ...map(texts, ''), locale };
}
