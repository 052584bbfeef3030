import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const directive = /^'use client';\n/;
const valueImport = /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)';/gm;

const namedImport = /^import (?!type )\{([^}]*)\} from '(\.{1,2}\/[^']+)';/gm;

/**
 * Finds kit modules with a missing or needless `'use client'`. Components need it for their own code and for the hooks
 * and contexts that they import, which carry none themselves. A server component may render a component of a client
 * module, but not use its other values.
 *
 * @param modules source by absolute path
 * @param root the folder that reported paths are relative to
 * @returns one line for each fault
 */
export function findClientDirectives(modules: ReadonlyMap<string, string>, root: string): string[] {
  const isComponent = (file: string) => file.endsWith('.tsx');
  const reasonsOf = (file: string, visited: ReadonlySet<string> = new Set()): string[] => {
    const source = modules.get(file);
    if (source === undefined || visited.has(file)) return [];
    const imported = [...source.matchAll(valueImport)].map(([, path = '']) => resolve(dirname(file), path));
    const inherited = imported
      .filter((other) => !isComponent(other) && reasonsOf(other, new Set([...visited, file])).length > 0)
      .map((other) => `imports ${relative(root, other)}`);
    return [...clientReasons(source), ...inherited];
  };
  return [...modules].flatMap(([file, source]) => {
    const has = directive.test(source);
    const name = relative(root, file);
    if (!isComponent(file)) return has ? [`${name}: 'use client' belongs to the components that use it`] : [];
    const reasons = reasonsOf(file);
    if (reasons.length > 0 && !has) return [`${name}: 'use client' is missing (${reasons.join(', ')})`];
    if (has) return reasons.length === 0 ? [`${name}: 'use client' without need`] : [];
    return [...source.matchAll(namedImport)].flatMap(([, list = '', path = '']) => {
      const isClient = directive.test(modules.get(resolve(dirname(file), path)) ?? '');
      const values = list.split(',').map((each) => each.trim());
      return values
        .filter((value) => isClient && /^[a-z]/.test(value) && !value.startsWith('type '))
        .map(
          (value) =>
            `${name}: ${value} of ${path} is only a reference on a server; give it a module of its own`,
        );
    });
  });
}

/** The function's name in a call: `useState` of `useState(0)` and of `React.useState(0)`. */
function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** React's hooks that run on a server, and the kit's own with a server module (`#useLabels`). */
const serverHooks = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue', 'useLabels']);

const needsBrowser = (name: string) => /^(use([A-Z]|$)|createContext$)/.test(name) && !serverHooks.has(name);

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    (ts.isCallExpression(node) && calledName(node) === 'composeHandlers'));

/**
 * Why a module must run in the browser, by React's rules for server components: it calls a hook, creates a context, or
 * passes an element a function of its own, which cannot be serialised. Functions from props are the caller's concern.
 *
 * @param source TypeScript with JSX
 * @returns one reason each: 'useState()' or 'onClick={…}'
 */
function clientReasons(source: string): string[] {
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
