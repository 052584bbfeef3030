import { expect, test } from 'vitest';
import * as kit from '../index.ts';
import * as shop from '../shop.ts';
import { conformingParts } from './conformingParts.ts';

/** What has no element of its own, on which a class, a ref or an attribute could land. */
const withoutElement = {
  AlertDialog: 'says whether its content is open',
  Dialog: 'says whether its content is open',
  Drawer: 'says whether its content is open',
  Menu: 'says whether its content is open',
  Popover: 'says whether its content is open',
  LabelsProvider: 'gives texts to what stands in it',
  LinkProvider: 'gives a router to what stands in it',
};

const parts = [...Object.keys(kit), ...Object.keys(shop)].filter((name) => /^[A-Z]/.test(name));
const tests = Object.values(
  import.meta.glob<string>('../**/*.test.tsx', { query: '?raw', import: 'default', eager: true }),
);

test('every part that is exported is held to the rule of all parts, or has no element', () => {
  const conforming = tests.flatMap(conformingParts);
  expect(conforming.length).toBeGreaterThan(150);
  expect(parts.filter((name) => !conforming.includes(name)).toSorted()).toEqual(
    Object.keys(withoutElement).toSorted(),
  );
});

test.each([
  ['written there', 'describeConformance(<Tag>Nieuw</Tag>)'],
  ['with its type', "describeConformance<TagProps>(<Tag />, { owned: ['role'] })"],
  ['of a constant', 'const tag = (\n<Tag />);\ndescribeConformance(tag);'],
  ['of a function', "const tag = (tone) => <Tag tone={tone} />;\ndescribeConformance(tag('sale'));"],
  [
    'within another',
    'const Inner = (props) => <Card><Tag {...props} /></Card>;\ndescribeConformance(<Inner />);',
  ],
  [
    'given to a function',
    'const Inner = (props) => open(<Tag {...props} />);\ndescribeConformance(<Inner />);',
  ],
])('a part %s is found', (_, source) => {
  expect(conformingParts(source)).toEqual(['Tag']);
});

test.each([
  ['is only shown', 'render(<Tag />);'],
  ['stands in another', 'describeConformance(<Card><Tag /></Card>);'],
  [
    'gets no props',
    'const Inner = (props) => <Card {...props}><Tag /></Card>;\ndescribeConformance(<Inner />);',
  ],
])('a part that %s is not', (_, source) => {
  expect(conformingParts(source)).not.toContain('Tag');
});
