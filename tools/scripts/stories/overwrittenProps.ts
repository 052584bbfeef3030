import ts from 'typescript';

/** The rest element of a component's props: `props` of `{ tone, ...props }`. */
function restOf(component: ts.FunctionDeclaration): ts.Identifier | undefined {
  const pattern = component.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return undefined;
  const rest = pattern.elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name;
  return rest && ts.isIdentifier(rest) ? rest : undefined;
}

const isOpening = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/**
 * Attributes that a component sets after its rest props without using their value. A caller's value would be lost
 * silently, so that the type must omit each.
 *
 * @param file a module of components
 * @returns each as 'Component.attribute'
 * @example
 * // function Tag({ tone, ...props }: TagProps) { return <b {...props} role="note" />; }
 * overwrittenProps(program, file); // ['Tag.role']
 */
export function overwrittenProps(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker();
  // React removes the key from props.
  const mayBeGivenTo = (states: readonly ts.Type[], name: string) =>
    name !== 'key' && states.some((state) => state.getProperty(name));
  const overwrittenBy = (component: ts.FunctionDeclaration, rest: ts.Identifier): string[] => {
    const type = checker.getTypeAtLocation(rest);
    const states = type.isUnion() ? type.types : [type];
    const isRest = (property: ts.JsxAttributeLike) =>
      ts.isJsxSpreadAttribute(property) && property.expression.getText() === rest.text;
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isOpening(node)) {
        const { properties } = node.attributes;
        const after = properties.slice(properties.findIndex(isRest) + 1);
        const own = properties.some(isRest) ? after.filter(ts.isJsxAttribute) : [];
        for (const { name, initializer } of own) {
          const isComposed = new RegExp(`\\b${rest.text}\\b`).test(initializer?.getText() ?? '');
          if (!isComposed && mayBeGivenTo(states, name.getText()))
            found.push(`${component.name?.text}.${name.getText()}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(component);
    return found;
  };
  return file.statements.filter(ts.isFunctionDeclaration).flatMap((component) => {
    const rest = restOf(component);
    return rest ? overwrittenBy(component, rest) : [];
  });
}
