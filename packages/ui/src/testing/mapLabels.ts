import type { Labels } from '../labels/Labels.ts';

/** Maps each text of a label set, each plural by form; `place` is its path: 'pagination.next'. */
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
