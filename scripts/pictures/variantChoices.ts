import ts from 'typescript';

/** The variants of one `cva()` call. */
export interface Variants {
  /** The constant that holds it: `buttonVariants`. */
  readonly name: string;
  /** Choices by axis, each with the classes that it puts on the element. */
  readonly axes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/**
 * The variants that a module declares by `cva()`, read from its source.
 *
 * @throws Error naming the place of a choice that is not written out, and so cannot be listed.
 */
export function variantChoices(source: string, name: string): Variants[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, ts.Expression>();
  const unlisted = (node: ts.Node) =>
    new Error(
      `${name}: “${node.getText(file).slice(0, 60)}” is no list of classes, so its choices cannot be shown.`,
    );

  const classes = (node: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(node)) return node.text.split(/\s+/).filter(Boolean);
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(classes);
    if (node.kind === ts.SyntaxKind.NullKeyword) return [];
    const known = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (known) return classes(known);
    throw unlisted(node);
  };
  const entries = (node: ts.Expression): [string, ts.Expression][] => {
    const object = ts.isAsExpression(node) ? node.expression : node;
    if (!ts.isObjectLiteralExpression(object)) throw unlisted(node);
    return object.properties.map((property) => {
      if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, property.name];
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
        throw unlisted(property);
      return [property.name.text, property.initializer];
    });
  };

  const found: Variants[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
      const call = node.initializer;
      if (ts.isCallExpression(call) && call.expression.getText(file) === 'cva') {
        const [, options] = call.arguments;
        const variants = options ? entries(options).find(([key]) => key === 'variants')?.[1] : undefined;
        const axes = (variants ? entries(variants) : []).map(([axis, choices]) => [
          axis,
          Object.fromEntries(entries(choices).map(([choice, value]) => [choice, classes(value)])),
        ]);
        found.push({ name: node.name.text, axes: Object.fromEntries(axes) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
