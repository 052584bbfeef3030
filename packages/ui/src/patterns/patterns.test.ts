import { expect, test } from 'vitest';

const stories = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('stories of whole screens are in the folder and the group patterns', () => {
  const files = Object.entries(stories);
  const shown = files.filter(([, source]) => /^ {2}title: 'Patterns\//m.test(source));
  const kept = files.filter(([file]) => file.startsWith('./'));
  expect(shown.map(([file]) => file)).toEqual(kept.map(([file]) => file));
  expect(shown.length).toBeGreaterThan(10);
});
