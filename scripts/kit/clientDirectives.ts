import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const directive = /^'use client';\n/;
const valueImport = /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)';/gm;

const namedImport = /^import (?!type )\{([^}]*)\} from '(\.{1,2}\/[^']+)';/gm;

/**
 * Where `'use client'` is missing in the kit, and where it stands for nothing. Components need it for what they do
 * themselves and for the hooks and contexts that they import; hooks and contexts carry none, since whoever imports
 * them has it.
 *
 * A server component may render what comes from a module with the directive, and can use nothing else of it.
 *
 * @param modules source by absolute path.
 * @param root what the lines are relative to.
 * @returns one line each; empty when all is well.
 */
export function findClientDirectives(modules: ReadonlyMap<string, string>, root: string): string[] {
  const isComponent = (file: string) => file.endsWith('.tsx');
  const reasonsOf = (file: string, asked: ReadonlySet<string> = new Set()): string[] => {
    const source = modules.get(file);
    if (source === undefined || asked.has(file)) return [];
    const imported = [...source.matchAll(valueImport)].map(([, path = '']) => resolve(dirname(file), path));
    const lent = imported
      .filter((other) => !isComponent(other) && reasonsOf(other, new Set([...asked, file])).length > 0)
      .map((other) => `imports ${relative(root, other)}`);
    return [...clientReasons(source), ...lent];
  };
  return [...modules].flatMap(([file, source]) => {
    const has = directive.test(source);
    const name = relative(root, file);
    if (!isComponent(file)) return has ? [`${name}: 'use client' belongs to the components that use it`] : [];
    const reasons = reasonsOf(file);
    if (reasons.length > 0 && !has) return [`${name}: 'use client' is missing (${reasons.join(', ')})`];
    if (has) return reasons.length === 0 ? [`${name}: 'use client' for nothing`] : [];
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

/** Hooks that React has on a server too, and the kit's own that has a server module (`#useLabels`). */
const serverHooks = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue', 'useLabels']);

const needsBrowser = (name: string) => /^(use([A-Z]|$)|createContext$)/.test(name) && !serverHooks.has(name);

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    (ts.isCallExpression(node) && calledName(node) === 'composeHandlers'));

/**
 * Why a module of the kit must run in the browser, by React's rules for server components: it calls a hook, makes a
 * context, or gives an element a function that it made itself, which cannot be sent to a browser. A function that came
 * in as a prop and is handed on is the affair of whoever gave it.
 *
 * @param source TypeScript with JSX.
 * @returns one reason each, 'useState()' or 'onClick={…}'; empty when the module serves on a server too.
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
