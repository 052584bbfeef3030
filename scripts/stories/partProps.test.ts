import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { describe, expect, test } from 'vitest';
import { kitRoot } from '../kit/kitModules.ts';
import { variantChoices } from '../pictures/matrixPlan.ts';
import { choicesOf } from './choicesOf.ts';
import { docgenConfig, docgenOptions } from './docgenOptions.ts';

const read = (path: string) => readFileSync(join(kitRoot, 'src', path), 'utf8');

/** Every part that the indexes export, by name, with its file. */
const files = new Map(
  ['index.ts', 'index.commerce.ts', 'shop.ts']
    .flatMap((index) => [...read(index).matchAll(/^export \{([^}]+)\} from '\.\/([^']+\.tsx)'/gm)])
    .flatMap(([, names = '', file = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), join(kitRoot, 'src', file)]),
    )
    .filter(([name]) => /^[A-Z]/.test(name)),
);

const parser = withCustomConfig(docgenConfig, docgenOptions);
const parts = parser.parse([...new Set(files.values())]).filter(({ displayName }) => files.has(displayName));

/** The choices that Storybook offers for a prop. */
const choicesOfProp = (type: { readonly name: string; readonly value?: readonly { value: string }[] }) =>
  choicesOf(type.name === 'enum' ? (type.value ?? []).map(({ value }) => value).join(' | ') : type.name);

test('every part that is exported is read', () => {
  const named = new Set(parts.map(({ displayName }) => displayName));
  expect([...files.keys()].filter((name) => !named.has(name))).toEqual([]);
});

test('every prop of every part says what it is', () => {
  const props = parts.flatMap(({ displayName, props: own }) =>
    Object.values(own).map(({ name, description }) => ({ prop: `${displayName}.${name}`, description })),
  );
  expect(props.length).toBeGreaterThan(400);
  expect(props.filter(({ description }) => !description).map(({ prop }) => prop)).toEqual([]);
});

describe('every variant of every part is offered as a choice, by the names that its cva has', () => {
  const axes = parts.flatMap(({ displayName, props }) => {
    const file = files.get(displayName) ?? '';
    const folder = dirname(file);
    const declared = globSync('*.{ts,tsx}', { cwd: folder })
      .filter((name) => !/\.(test|stories|docs)\./.test(name))
      .flatMap((name) => variantChoices(readFileSync(join(folder, name), 'utf8'), name));
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/(?<!: |: readonly \()VariantProps<typeof (\w+)>(?!\[)/g)].flatMap(
      ([, variants]) =>
        Object.entries(declared.find(({ name }) => name === variants)?.axes ?? {}).flatMap(
          ([axis, choices]) => {
            const prop = props[axis];
            return prop ? [{ name: `${displayName}.${axis}`, prop, choices: Object.keys(choices) }] : [];
          },
        ),
    );
  });

  test('there are many', () => {
    expect(axes.length).toBeGreaterThan(15);
  });

  test.each(axes)('$name', ({ prop, choices }) => {
    expect((choicesOfProp(prop.type) ?? []).map(String).toSorted()).toEqual(choices.toSorted());
  });
});

test('a prop without a word, and a variant as free text, would be found', () => {
  const planted = join(kitRoot, 'src', 'components', 'tag', basename('Tag.tsx'));
  const [tag] = parser.parse([planted]);
  expect(choicesOfProp({ name: 'string' })).toBeNull();
  expect(tag && choicesOfProp(tag.props.tone?.type ?? { name: '' })).toEqual(['sale', 'new', 'neutral']);
});
