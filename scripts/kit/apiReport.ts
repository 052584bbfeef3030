import ts from 'typescript';

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** A choice of texts, sorted, since the compiler lists them in the order in which it met them. */
function choices(...types: readonly ts.Type[]): string {
  const parts = types.flatMap(partsOf).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const texts = parts.map((part) => (part.isStringLiteral() ? `'${part.value}'` : undefined));
  return texts.includes(undefined) || texts.length === 0 ? '' : `: ${[...new Set(texts)].sort().join(' | ')}`;
}

/**
 * Names of what a type declares itself, in any of its states; what it takes over from React's and the browser's own
 * types is theirs.
 */
function members(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string[] {
  const states = partsOf(type);
  const own = states
    .flatMap((state) => state.getProperties())
    .filter(({ declarations = [] }) =>
      declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')),
    );
  return [...new Set(own.map(({ name }) => name))]
    .map((name) => {
      const properties = states.flatMap((state) => state.getProperty(name) ?? []);
      const needed =
        properties.length === states.length &&
        properties.every(({ flags }) => !(flags & ts.SymbolFlags.Optional));
      const types = properties.map((property) => checker.getTypeOfSymbolAtLocation(property, at));
      return `  ${name}${needed ? '' : '?'}${choices(...types)}`;
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
    return [`type ${name}${type.isUnion() ? choices(type) : ''}`, ...members(type, at, checker), ''].join(
      '\n',
    );
  });
  return blocks.sort().join('');
}
