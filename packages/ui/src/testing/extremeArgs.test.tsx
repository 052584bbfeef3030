import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { longName, markupName, oneLetter } from './badTexts.ts';
import { extremeArgs, extremes } from './extremeArgs.ts';

test('texts are replaced, also those of lists, objects, elements and HTML', () => {
  const args = {
    label: 'Kies een land',
    options: [{ value: 'nl', label: 'Nederland' }],
    children: (
      <p title="Uitleg">
        Een <b>vet</b> woord
      </p>
    ),
    html: '<h2>Uitleg</h2>',
  };
  const { label, options, children, html } = extremeArgs(args, {}, 'markup');
  expect(label).toBe(markupName);
  expect(options).toEqual([{ value: 'nl', label: `${markupName} 2` }]);
  const { container } = render(children as ReactElement);
  expect(container.textContent).toBe(`${markupName} 3vet${markupName} 4`);
  expect(container.querySelector('p')?.title).toBe(`${markupName} 5`);
  expect(html).toMatch(/^<p>&lt;img src=x/);
});

test('equal texts stay equal, and others stay different', () => {
  const { names } = extremeArgs({ names: ['Luiers', 'Slabben', 'Luiers'] }, {}, 'markup');
  expect(names).toEqual([markupName, `${markupName} 2`, markupName]);
});

test.each([
  ['long', '€ 10.000.000,00', 123_456_789],
  ['letter', '€ 0,00', 0],
  ['markup', '−€ 1,00', -1],
] as const)('an amount and a number are %s', (extreme, price, count) => {
  expect(extremeArgs({ price: '€ 12,50', count: 3 }, {}, extreme)).toEqual({ price, count });
});

test.each(extremes)('choices, identifiers, flags and functions stay at %s', (extreme) => {
  const args = { tone: 'sale', href: '#home', id: 'a', checked: true, onClick: () => undefined, level: 2 };
  const types = Object.fromEntries(
    Object.keys(args).map((name) => [name, { type: { name: 'string', required: true } }]),
  );
  expect(extremeArgs(args, types, extreme)).toEqual(args);
});

test('optional texts that a story leaves out are filled in, and others are not', () => {
  const types = {
    hint: { type: { name: 'string' } },
    note: { type: { name: 'other', value: 'ReactNode' } },
    children: { type: { name: 'other', value: 'ReactNode' } },
    oldPrice: { type: { name: 'string' } },
    href: { type: { name: 'string' } },
    count: { type: { name: 'number' } },
  };
  expect(extremeArgs({}, types, 'long')).toEqual({
    hint: longName,
    note: `${longName} 2`,
    oldPrice: '€ 10.000.000,00',
  });
});

test('lists are empty, and optional data is missing', () => {
  const types = {
    lines: { type: { name: 'array', required: true } },
    title: { type: { name: 'string', required: true } },
    note: { type: { name: 'string', required: false } },
    total: { type: { name: 'number', required: false } },
  };
  expect(extremeArgs({ lines: ['A'], title: 'Adres', note: 'Bel aan', total: 3 }, types, 'empty')).toEqual({
    lines: [],
    title: 'Adres',
    note: undefined,
    total: undefined,
  });
});

test('what can be open is open', () => {
  expect(extremeArgs({ open: false, button: oneLetter }, {}, 'empty')).toMatchObject({ open: true });
});
