import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { kitRoot } from './kitModules.ts';

/**
 * What the kit's interfaces let one leave out and yet not be `undefined`: whoever hands on what may be missing could not
 * do so under `exactOptionalPropertyTypes`.
 *
 * @param entry the kit's index.
 */
function refusesUndefined(entry: string, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} is no module.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .flatMap(({ name, declarations = [] }) =>
      declarations
        .filter(ts.isInterfaceDeclaration)
        .flatMap(({ members }) => members.filter(ts.isPropertySignature))
        .filter(({ questionToken, type }) => {
          const resolved = type && checker.getTypeFromTypeNode(type);
          const parts = resolved?.isUnion() ? resolved.types : [resolved];
          return questionToken && !parts.some((part) => part && part.flags & ts.TypeFlags.Undefined);
        })
        .map((member) => `${name}.${member.name.getText()}`),
    );
}

test('what may be left out and not be undefined is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'props-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, 'index.ts');
  writeFileSync(
    entry,
    `type Tone = 'sale' | undefined;
    export interface TagProps { tone?: Tone; text: string; id?: string; onPress?: (() => void) | undefined }`,
  );
  expect(refusesUndefined(entry, { strict: true })).toEqual(['TagProps.id']);
});

test('what may be left out of an interface of the kit may be undefined too', () => {
  const { config } = ts.readConfigFile(join(kitRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kitRoot);
  expect(refusesUndefined(join(kitRoot, 'src', 'index.ts'), options)).toEqual([]);
});
