import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { kitRoot } from '../kit/kitModules.ts';
import { docgenConfig, docgenOptions } from './docgenOptions.ts';
import { overwrittenProps } from './overwrittenProps.ts';

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
