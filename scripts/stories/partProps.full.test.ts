import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { kitRoot } from '../kit/kitModules.ts';
import { choiceProps } from './choiceProps.ts';
import { choicesOf } from './choicesOf.ts';
import { docgenConfig, docgenOptions } from './docgenOptions.ts';
import { overwrittenProps } from './overwrittenProps.ts';

const read = (path: string) => readFileSync(join(kitRoot, 'src', path), 'utf8');

const indexes = ['index.ts', 'shop.ts'];

const settings = ts.getParsedCommandLineOfConfigFile(
  docgenConfig,
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
);
const roots = indexes.map((index) => join(kitRoot, 'src', index));
const program = ts.createProgram(roots, settings?.options ?? {});
const checker = program.getTypeChecker();

/** Every component that the lists export, by name, with its file. */
const files = new Map(
  roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    const list = source && checker.getSymbolAtLocation(source);
    if (!list) throw new Error(`${root} exports nothing.`);
    return checker.getExportsOfModule(list).flatMap((symbol): [string, string][] => {
      const declared =
        (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
      const file = declared.declarations?.[0]?.getSourceFile().fileName;
      const isComponent = /^[A-Z]/.test(symbol.name) && (declared.flags & ts.SymbolFlags.Value) !== 0;
      return isComponent && file ? [[symbol.name, file]] : [];
    });
  }),
);
const parts = withCustomConfig(docgenConfig, docgenOptions)
  .parseWithProgramProvider([...new Set(files.values())], () => program)
  .filter(({ displayName }) => files.has(displayName));

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

/** Its own, of Radix, where a panel stands: of use to nobody who looks at one story. */
const placing = ['sticky', 'updatePositionStrategy'];
const choices = choiceProps(program, roots).filter(({ prop }) => !placing.includes(prop));

test('there are many props that are one of a few', () => {
  expect(choices.length).toBeGreaterThan(80);
});

test.each(choices)('$part.$prop is a choice, of what TypeScript takes', ({ part, prop, choices: taken }) => {
  const { type } = parts.find(({ displayName }) => displayName === part)?.props[prop] ?? {};
  expect(type && choicesOfProp(type)?.toSorted()).toEqual(taken.toSorted());
});

/** `size="l"` in the text of a part's page, where none of its parts has such a choice. */
function strangeChoices(page: string): string[] {
  const named = [...(/exports: \[([^\]]*)\]/.exec(page)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name]) => name,
  );
  return [...page.matchAll(/(?<![-\w])(\w+)="([\w-]+)"/g)]
    .filter(([, prop, choice = '']) => {
      const own = choices.filter((each) => each.prop === prop && named.includes(each.part));
      return own.length > 0 && !own.some((each) => each.choices.includes(choice));
    })
    .map(([text]) => text);
}

test('the page of a part names choices that it has', () => {
  const pages = globSync('src/**/*.docs.ts', { cwd: kitRoot });
  const strange = pages.flatMap((page) =>
    strangeChoices(read(page.slice(4))).map((text) => `${page}: ${text}`),
  );
  expect(strange).toEqual([]);
  expect(strangeChoices('exports: [\'Button\'], content: [\'`size="xxl"` and `aria-size="xxl"`\']')).toEqual([
    'size="xxl"',
  ]);
});

const stories = globSync('src/**/*.stories.tsx', { cwd: kitRoot }).map((file) =>
  readFileSync(join(kitRoot, file), 'utf8'),
);

/** Props with a control: those of the component of a file of stories, and those that a story takes for another part. */
const hasControl = ({ part, prop }: { readonly part: string; readonly prop: string }) =>
  stories.some(
    (story) =>
      new RegExp(`\\bcomponent: ${part}\\b`).test(story) ||
      new RegExp(`\\bpropArgTypes\\(${part},[^)]*'${prop}'`).test(story),
  );

test('each of them is a control of a story', () => {
  expect(choices.filter((choice) => !hasControl(choice)).map(({ part, prop }) => `${part}.${prop}`)).toEqual(
    [],
  );
});

test('a choice as free text, and one without a control, would be found', () => {
  expect(choicesOfProp({ name: 'string' })).toBeNull();
  expect(hasControl({ part: 'Tag', prop: 'tone' })).toBe(true);
  expect(hasControl({ part: 'DialogTrigger', prop: 'tone' })).toBe(true);
  expect(hasControl({ part: 'DialogTrigger', prop: 'size' })).toBe(false);
});

test('what a part writes over the props that it is given is absent from its type', () => {
  const modules = [...new Set(files.values())].flatMap((file) => program.getSourceFile(file) ?? []);
  const overwritten = modules.flatMap((module) => overwrittenProps(program, module));
  // By name: other components of these modules are the kit's own business.
  expect(overwritten.filter((name) => files.has(name.replace(/\..*/, '')))).toEqual([]);
});

test('what is written over is found; what is joined with it, comes before it or cannot be given is not', () => {
  const source = `
    interface TagProps { tone: string; role?: string; id?: string; title?: string; 'aria-label'?: string }
    export function Tag({ tone, ...props }: TagProps) {
      return <b title={tone} {...props} role="note" id={props.id ?? 'tag'} aria-label="Tag" lang="nl" className={tone} />;
    }`;
  const file = ts.createSourceFile('Tag.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host = ts.createCompilerHost({});
  const planted = ts.createProgram(
    ['Tag.tsx'],
    { jsx: ts.JsxEmit.Preserve, noLib: true, types: [] },
    { ...host, getSourceFile: (name) => (name === 'Tag.tsx' ? file : undefined) },
  );
  expect(overwrittenProps(planted, file)).toEqual(['Tag.role', 'Tag.aria-label']);
});
