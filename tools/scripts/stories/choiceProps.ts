import ts from 'typescript';

/** A prop whose type is a union of literals. */
export interface ChoiceProp {
  readonly part: string;
  readonly prop: string;
  readonly choices: readonly (string | number)[];
}

/** Props of the element itself, such as a button's `type`, come from the platform. */
const isPlatform = (file: string) => /\/node_modules\/(@types\/react|typescript)\//.test(file);

/**
 * All props of exported components whose type is a union of texts or numbers, as TypeScript resolves it.
 *
 * @param indexes paths of the modules that export the components
 */
export function choiceProps(program: ts.Program, indexes: readonly string[]): ChoiceProp[] {
  const checker = program.getTypeChecker();

  const choicesOf = (prop: ts.Symbol): ChoiceProp['choices'] => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const all = type.isUnion() ? type.types : [type];
    const choices = all.filter((one) => one.isStringLiteral() || one.isNumberLiteral());
    return choices.length === all.length ? choices.map(({ value }) => value) : [];
  };

  const propsOf = (part: ts.Symbol): ChoiceProp[] => {
    const [taken] = checker.getTypeOfSymbol(part).getCallSignatures()[0]?.parameters ?? [];
    if (!taken) return [];
    const props = checker.getTypeOfSymbol(taken);
    const found = new Map<string, Set<string | number>>();
    // A component may have a union of props types.
    for (const prop of (props.isUnion() ? props.types : [props]).flatMap((one) => one.getProperties())) {
      if (prop.declarations?.every((node) => isPlatform(node.getSourceFile().fileName)) !== false) continue;
      found.set(prop.name, new Set([...(found.get(prop.name) ?? []), ...choicesOf(prop)]));
    }
    return [...found]
      .filter(([, choices]) => choices.size > 1)
      .map(([prop, choices]) => ({ part: part.name, prop, choices: [...choices] }));
  };

  const parts = indexes.flatMap((index) => {
    const file = program.getSourceFile(index);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const named = new Map(
    parts
      .filter(({ name }) => /^[A-Z]/.test(name))
      .map((part) => (part.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(part) : part))
      .filter(({ flags }) => flags & ts.SymbolFlags.Function)
      .map((part) => [part.name, part]),
  );
  return [...named.values()].flatMap(propsOf);
}
