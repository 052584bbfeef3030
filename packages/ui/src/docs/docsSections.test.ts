import { expect, test } from 'vitest';
import { docsSections, labelTables } from './docsSections.ts';

const docs = {
  exports: ['Button', 'ButtonLink'],
  alsoCalled: ['knop'],
  useWhen: ['Something happens.'],
  avoidWhen: ['It leads elsewhere: use `Link`.'],
  pictures: [],
  anatomy: [{ part: 'Plate', slot: 'plate', what: 'One | element.' }],
  keyboard: [],
  status: 'stable',
  howItWorks: ['It waits.'],
  content: ['A verb first.'],
  responsive: ['It fills a phone.'],
  related: ['Link'],
  accessibility: ['It keeps the focus.'],
} as const;

const textOf = (title: string, of: Parameters<typeof docsSections>[0] = docs) =>
  docsSections(of).find((section) => section.title === title)?.text;

test('it says what a reader looks for, in the order in which one asks', () => {
  expect(docsSections(docs).map(({ title }) => title)).toEqual([
    'How it works',
    'Anatomy',
    'Content',
    'Responsive behaviour',
    'Accessibility',
  ]);
  expect(textOf('Content')).toBe('- A verb first.');
});

test('its errors stand after its texts, where there is something to say', () => {
  const titles = docsSections({ ...docs, errors: ['It says which.'] }).map(({ title }) => title);
  expect(titles.slice(0, 4)).toEqual(['How it works', 'Anatomy', 'Content', 'Errors']);
});

test('a bar in a text does not break the table', () => {
  expect(textOf('Anatomy')).toContain('| Plate | `plate` | One \\| element. |');
});

test('a part with keys has a table of them, one without has none', () => {
  expect(textOf('Keyboard', { ...docs, keyboard: [{ keys: 'Enter', does: 'Presses it.' }] })).toContain(
    '| Enter | Presses it. |',
  );
  expect(textOf('Keyboard')).toBeUndefined();
});

test('the languages stand side by side, with each form of a plural', () => {
  const text = labelTables(
    { buttonLabels: { loading: 'Bezig:', items: { one: '{count} artikel', other: '{count} artikelen' } } },
    { English: { button: { loading: 'Busy:', items: { one: '{count} item', other: '{count} items' } } } },
  );
  expect(text).toContain('| `button` | Dutch, by default | English |');
  expect(text).toContain('| `loading` | Bezig: | Busy: |');
  expect(text).toContain('| `items` | {count} artikel / {count} artikelen | {count} item / {count} items |');
});
