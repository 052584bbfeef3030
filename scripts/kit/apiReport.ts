import ts from 'typescript';

/** A choice of texts, sorted, since the compiler lists them in the order in which it met them. */
function choices(type: ts.Type): string {
  const parts = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [type];
  const texts = parts.map((part) => (part.isStringLiteral() ? `'${part.value}'` : undefined));
  return texts.includes(undefined) ? '' : `: ${texts.sort().join(' | ')}`;
}

/** Names of what a type declares itself; what it takes over from React's and the browser's own types is theirs. */
function members(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string[] {
  const own = type
    .getProperties()
    .filter(({ declarations = [] }) =>
      declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')),
    );
  return own
    .map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `  ${property.name}${optional}${choices(checker.getTypeOfSymbolAtLocation(property, at))}`;
    })
    .sort();
}

/**
 * The public face of the kit as its declarations give it: every exported name, types included, with the names of its
 * own props, whether they may be left out, and their choices. A change in it is a change for every consumer.
 *
 * @param entry the kit's index.
 * @param options as in its tsconfig.
 */
export function apiReport(entry: string, options: ts.CompilerOptions): string {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!file || !module) throw new Error(`${entry} is no module.`);
  const blocks = checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const { flags, name } = symbol;
    const at = symbol.declarations?.[0] ?? file;
    if (flags & ts.SymbolFlags.Function) {
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
      const parameters = signature?.getParameters().length ?? 0;
      return `function ${name}, ${parameters} ${parameters === 1 ? 'parameter' : 'parameters'}\n`;
    }
    if (!(flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return `const ${name}\n`;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const listed = type.isUnion() ? [] : members(type, at, checker);
    return [`type ${name}${type.isUnion() ? choices(type) : ''}`, ...listed, ''].join('\n');
  });
  return blocks.sort().join('');
}
