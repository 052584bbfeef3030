import { expect, test } from 'vitest';
import { pictureReport } from './pictureReport.ts';

test('each finding shows what there is of before, after and difference', () => {
  const html = pictureReport(
    [
      {
        name: 'tag.house-light',
        says: 'differs in 12 pixels',
        before: 'b.png',
        after: 'a.png',
        difference: 'd.png',
      },
      { name: '<new>', says: 'is new', after: 'n.png' },
    ],
    355,
  );
  expect(html).toContain('355 compared, 2 not as they were');
  expect(html).toContain('tag.house-light differs in 12 pixels');
  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html).toContain('&lt;new> is new');
});
