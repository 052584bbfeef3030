import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { kitRoot } from './kitModules.ts';

/**
 * Optional properties in the kit's exported types that do not accept `undefined`, so that callers with
 * `exactOptionalPropertyTypes` could not pass an optional value on. Includes types that exported ones refer to.
 *
 * @param entry the kit's index
 */
function refusesUndefined(entry: string, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} is not a module.`);
  const seen = new Set<ts.Symbol>();
  const refused: string[] = [];

  function look(found: ts.Symbol | undefined): void {
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (!symbol || seen.has(symbol)) return;
    seen.add(symbol);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertySignature(node) && node.questionToken && node.type) {
        const type = checker.getTypeFromTypeNode(node.type);
        const parts = type.isUnion() ? type.types : [type];
        const takes = ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
        if (!parts.some(({ flags }) => flags & takes)) refused.push(`${symbol.name}.${node.name.getText()}`);
      }
      if (ts.isTypeReferenceNode(node)) look(checker.getSymbolAtLocation(node.typeName));
      if (ts.isExpressionWithTypeArguments(node)) look(checker.getSymbolAtLocation(node.expression));
      ts.forEachChild(node, visit);
    };
    for (const declaration of symbol.declarations ?? []) {
      const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
      if (isType && !declaration.getSourceFile().fileName.includes('node_modules')) visit(declaration);
    }
  }
  for (const symbol of checker.getExportsOfModule(module)) look(symbol);
  return refused;
}

test('optional properties of the kit’s types accept undefined', () => {
  const { config } = ts.readConfigFile(join(kitRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kitRoot);
  expect(refusesUndefined(join(kitRoot, 'src', 'index.ts'), options)).toEqual([]);
});
