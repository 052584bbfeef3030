import ts from 'typescript';

/** The function's name in a call: `useState` of `useState(0)` and of `React.useState(0)`. */
function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Hooks that React has on a server too. */
const serverHooks = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);

const needsBrowser = (name: string) => /^(use([A-Z]|$)|createContext$)/.test(name) && !serverHooks.has(name);

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/**
 * Why a module of the kit must run in the browser, by React's rules for server components: it calls a hook, makes a
 * context, or gives an element a function that it made itself, which cannot be sent to a browser. A function that came
 * in as a prop and is handed on is the affair of whoever gave it.
 *
 * @param source TypeScript with JSX.
 * @returns one reason each, 'useState()' or 'onClick={…}'; empty when the module serves on a server too.
 */
export function clientReasons(source: string): string[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const made = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) made.add(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunction(node.initializer)) {
      made.add(node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  collect(file);

  const reasons = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && needsBrowser(calledName(node))) {
      reasons.add(`${calledName(node)}()`);
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
      const { expression } = node.initializer;
      const isMadeHere =
        isFunction(expression) ||
        (expression !== undefined && ts.isIdentifier(expression) && made.has(expression.text));
      if (isMadeHere) reasons.add(`${node.name.getText(file)}={…}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...reasons];
}
