import { expect, test } from 'vitest';
import { withLeaf } from './withLeaf.ts';

const rows = [{ id: 'a', term: 'Inhoud', count: 3 }];
const Part = (props: Record<string, unknown>) => <p {...props} />;
const element = <Part rows={rows} tone="sale" title="Over dit product" note={<b>Let op</b>} />;

test('each text is replaced by itself, choices, identities and elements stay', () => {
  expect(withLeaf(element, 'A').map(([path, { props }]) => [path, props])).toEqual([
    ['rows.0.term', { ...(element.props as object), rows: [{ ...rows[0], term: 'A' }] }],
    ['title', { ...(element.props as object), title: 'A' }],
  ]);
});

test('null stands for texts and elements, numbers for numbers, an empty list for lists', () => {
  const paths = (bad: null | number | readonly never[]) => withLeaf(element, bad).map(([path]) => path);
  expect(paths(null)).toEqual(['rows.0.term', 'title', 'note']);
  expect(paths(1)).toEqual(['rows.0.count']);
  expect(paths([])).toEqual(['rows']);
});
