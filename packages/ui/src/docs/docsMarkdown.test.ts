import { expect, test } from 'vitest';
import { docsMarkdown } from './docsMarkdown.ts';

const docs = {
  exports: ['Button', 'ButtonLink'],
  alsoCalled: ['knop'],
  useWhen: ['Something happens.'],
  avoidWhen: ['It leads elsewhere: use `Link`.'],
  anatomy: [{ part: 'Plate', slot: 'plate', what: 'One | element.' }],
  keyboard: [],
  accessibility: ['It keeps the focus.'],
  labels: {
    buttonLabels: { loading: 'Bezig:', items: { one: '{count} artikel', other: '{count} artikelen' } },
  },
} as const;

test('it says what a reader looks for, with the languages side by side', () => {
  const text = docsMarkdown(docs, {
    English: { button: { loading: 'Busy:', items: { one: '{count} item', other: '{count} items' } } },
  });
  expect(text).toContain('**Also here:** `ButtonLink`');
  expect(text).toContain('## When not to\n\n- It leads elsewhere: use `Link`.');
  expect(text).toContain('| `button` | Dutch, by default | English |');
  expect(text).toContain('| `loading` | Bezig: | Busy: |');
  expect(text).toContain('| `items` | {count} artikel / {count} artikelen | {count} item / {count} items |');
});

test('a bar in a text does not break the table', () => {
  expect(docsMarkdown(docs, {})).toContain('| Plate | `plate` | One \\| element. |');
});

test('a part without keys has no table of keys', () => {
  expect(docsMarkdown(docs, {})).not.toContain('## Keyboard');
});
