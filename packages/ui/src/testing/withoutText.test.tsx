import { expect, test } from 'vitest';
import { withoutText } from './withoutText.ts';

const rows = [{ id: 'a', term: 'Inhoud', count: 3 }];
const Part = (props: Record<string, unknown>) => <p {...props} />;
const element = <Part rows={rows} tone="sale" note={<b>Let op</b>} />;

test('null and nothing stand in the place of each text and element, and what has a meaning of its own stays', () => {
  const changed = withoutText(element).map(([path, withNull, without]) => [
    path,
    withNull.props,
    without.props,
  ]);
  const own = element.props as object;
  expect(changed).toEqual([
    [
      'rows.0.term',
      { ...own, rows: [{ ...rows[0], term: null }] },
      { ...own, rows: [{ ...rows[0], term: undefined }] },
    ],
    ['note', { ...own, note: null }, { ...own, note: undefined }],
  ]);
});
