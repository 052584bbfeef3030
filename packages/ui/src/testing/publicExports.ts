import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface PublicExport {
  readonly name: string;
  readonly file: string;
  readonly isType: boolean;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

/** The names that a list of exports such as `src/index.ts` exports; reads the modules of `export *`. */
export function publicExports(list: string): readonly PublicExport[] {
  const source = ts.createSourceFile(list, readFileSync(list, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement): PublicExport[] => {
    if (isExported(statement)) {
      const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      return declaredNames(statement).map((name) => ({ name, file: list, isType }));
    }
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    const file =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
        ? join(dirname(list), moduleSpecifier.text)
        : list;
    if (exportClause && ts.isNamedExports(exportClause))
      return exportClause.elements.map((element) => ({
        name: element.name.text,
        file,
        isType: isTypeOnly || element.isTypeOnly,
      }));
    return publicExports(file).map((each) => ({ ...each, file }));
  });
}
