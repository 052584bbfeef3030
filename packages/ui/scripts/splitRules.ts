/** A statement of a stylesheet as it stands in the text: a rule, a block of rules, or `@layer a, b;`. */
export interface CssStatement {
  /** What stands before the block, or the whole statement: `.p-4`, `@layer utilities`. */
  readonly prelude: string;
  /** What stands between the braces; null for a statement without a block. */
  readonly body: string | null;
}

const quoted = /^(["'])(?:\\.|(?!\1)[^\\])*\1/;
const comment = /^\/\*[\s\S]*?\*\//;

/**
 * Splits a stylesheet, or the inside of a block, into its statements; declarations among them have no body.
 *
 * @example
 * splitRules('@layer a, b; .x { color: red }'); // [{ prelude: '@layer a, b', body: null }, { prelude: '.x', body: ' color: red ' }]
 */
export function splitRules(css: string): CssStatement[] {
  const statements: CssStatement[] = [];
  let prelude = '';
  let opened = 0;
  let depth = 0;
  const end = (body: string | null) => {
    const text = prelude.trim();
    if (text !== '') statements.push({ prelude: text, body });
    prelude = '';
  };
  for (let at = 0; at < css.length; at++) {
    const rest = css.slice(at, at + 2);
    const character = css.charAt(at);
    const skipped =
      character === '"' || character === "'"
        ? quoted.exec(css.slice(at))?.[0]
        : rest === '/*'
          ? comment.exec(css.slice(at))?.[0]
          : character === '\\'
            ? rest
            : undefined;
    if (skipped !== undefined) {
      if (depth === 0 && rest !== '/*') prelude += skipped;
      at += skipped.length - 1;
    } else if (character === '{') {
      if (depth++ === 0) opened = at + 1;
    } else if (character === '}') {
      if (--depth === 0) end(css.slice(opened, at));
    } else if (depth === 0) {
      if (character === ';') end(null);
      else prelude += character;
    }
  }
  end(null);
  return statements;
}
