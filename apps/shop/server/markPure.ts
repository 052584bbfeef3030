/**
 * Lets a bundler leave out what nobody uses of a library of React parts that is one file. Each part there gets a
 * `displayName` or extends `React.Component`, which a bundler must take for side effects, so that all of them stay.
 * This takes the names away and says of contexts, wrappers and classes that making them does nothing else.
 *
 * @param code a module as esbuild prints it: one statement per line, bodies indented
 * @example
 * markPure('var Form = React.forwardRef(F);\nForm.displayName = "Form";')
 * // 'var Form = \/* @__PURE__ *\/ React.forwardRef(F);\n'
 */
export function markPure(code: string): string {
  const contexts = new Map(
    [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name, context]) => [name, context]),
  );
  return code
    .replaceAll(/^\w+\.(?:displayName = .*|contextType = \w+);$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(
      /^var (\w+) = class extends (React\d*\.Component) \{$([\s\S]*?^\});$/gm,
      (_, name: string, parent: string, body: string) => {
        const context = contexts.get(name);
        const first = context ? ` static contextType = ${context};` : '';
        return `var ${name} = /* @__PURE__ */ (() => class extends ${parent} {${first}${body})();`;
      },
    );
}
