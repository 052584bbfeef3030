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

/** The options that Storybook shows for a prop. */
const choicesOfProp = (type: { readonly name: string; readonly value?: readonly { value: string }[] }) =>
  choicesOf(type.name === 'enum' ? (type.value ?? []).map(({ value }) => value).join(' | ') : type.name);

test('docgen reads every exported component', () => {
  const named = new Set(parts.map(({ displayName }) => displayName));
  expect([...files.keys()].filter((name) => !named.has(name))).toEqual([]);
});

test('every prop except labels has a description', () => {
  const props = parts.flatMap(({ displayName, props: own }) =>
    Object.values(own).map(({ name, description }) => ({ prop: `${displayName}.${name}`, description })),
  );
  expect(props.length).toBeGreaterThan(400);
  const undescribed = props.filter(({ prop, description }) => !description && !prop.endsWith('.labels'));
  expect(undescribed.map(({ prop }) => prop)).toEqual([]);
});

/** Radix's placement props, of no use in a story. */
const placing = ['sticky', 'updatePositionStrategy'];
const choices = choiceProps(program, roots).filter(({ prop }) => !placing.includes(prop));

test.each(choices)('$part.$prop is a control with TypeScript’s choices', ({ part, prop, choices: taken }) => {
  const { type } = parts.find(({ displayName }) => displayName === part)?.props[prop] ?? {};
  expect(type && choicesOfProp(type)?.toSorted()).toEqual(taken.toSorted());
});

/** Attributes like `size="l"` in the page of a component that it does not accept. */
function strangeChoices(page: string): string[] {
  const part = /^# (\w+)$/m.exec(page)?.[1];
  return [...page.matchAll(/(?<![-\w])(\w+)="([\w-]+)"/g)]
    .filter(([, prop, choice = '']) => {
      const own = choices.filter((each) => each.prop === prop && each.part === part);
      return own.length > 0 && !own.some((each) => each.choices.includes(choice));
    })
    .map(([text]) => text);
}

test('documentation names existing choices', () => {
  const pages = globSync('src/**/*.mdx', { cwd: kitRoot });
  const strange = pages.flatMap((page) =>
    strangeChoices(read(page.slice(4))).map((text) => `${page}: ${text}`),
  );
  expect(strange).toEqual([]);
  expect(strangeChoices('# Button\n\n`size="xxl"` and `aria-size="xxl"`')).toEqual(['size="xxl"']);
});

const stories = globSync('src/**/*.stories.tsx', { cwd: kitRoot }).map((file) =>
  readFileSync(join(kitRoot, file), 'utf8'),
);

/** Whether a stories file of the component, or a story's `propArgTypes`, has a control for the prop. */
const hasControl = ({ part, prop }: { readonly part: string; readonly prop: string }) =>
  stories.some(
    (story) =>
      new RegExp(`\\bcomponent: ${part}\\b`).test(story) ||
      new RegExp(`\\bpropArgTypes\\(${part},[^)]*'${prop}'`).test(story),
  );

test('every choice is a control of a story', () => {
  expect(choices.filter((choice) => !hasControl(choice)).map(({ part, prop }) => `${part}.${prop}`)).toEqual(
    [],
  );
});

test('attributes that a component overwrites are omitted from its type', () => {
  const modules = [...new Set(files.values())].flatMap((file) => program.getSourceFile(file) ?? []);
  const overwritten = modules.flatMap((module) => overwrittenProps(program, module));
  // Other components of these modules are internal.
  expect(overwritten.filter((name) => files.has(name.replace(/\..*/, '')))).toEqual([]);
});

test('overwritten attributes are found; composed, preceding and unknown ones are not', () => {
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
