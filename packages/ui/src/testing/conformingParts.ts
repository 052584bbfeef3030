import ts from 'typescript';

type Scope = ReadonlyMap<string, ts.Expression>;

/** The constants of a module, by name. */
function scopeOf(file: ts.SourceFile): Scope {
  const constants = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    constants.flatMap(({ name, initializer }) => (initializer ? [[name.getText(file), initializer]] : [])),
  );
}

/** The first node within another that is of a kind. */
function find<Found extends ts.Node>(
  node: ts.Node,
  is: (inner: ts.Node) => inner is Found,
): Found | undefined {
  return is(node) ? node : ts.forEachChild(node, (inner) => find(inner, is));
}

const isOpening = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** The part that an expression shows; of a component of the test itself, the part that gets all of its props. */
function partOf(expression: ts.Node, scope: Scope): string | undefined {
  if (ts.isParenthesizedExpression(expression)) return partOf(expression.expression, scope);
  if (ts.isJsxElement(expression)) return partOf(expression.openingElement, scope);
  if (ts.isArrowFunction(expression)) return partOf(expression.body, scope);
  if (ts.isCallExpression(expression)) return partOf(expression.expression, scope);
  if (ts.isIdentifier(expression)) {
    const value = scope.get(expression.text);
    return value && partOf(value, scope);
  }
  if (!isOpening(expression)) return undefined;
  const name = expression.tagName.getText();
  const component = scope.get(name);
  if (!component) return name;
  const spread = find(
    component,
    (node): node is ts.JsxOpeningLikeElement =>
      isOpening(node) && node.attributes.properties.some((property) => ts.isJsxSpreadAttribute(property)),
  );
  return spread && partOf(spread, scope);
}

/**
 * The parts that a module of tests holds to the rule of all parts, by `describeConformance`.
 *
 * @param source TypeScript with JSX.
 * @example
 * conformingParts("describeConformance(<Tag>Nieuw</Tag>)"); // ['Tag']
 */
export function conformingParts(source: string): string[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const scope = scopeOf(file);
  const parts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'describeConformance') {
      const [element] = node.arguments;
      parts.push((element && partOf(element, scope)) ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return parts;
}
