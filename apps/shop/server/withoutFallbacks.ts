/**
 * Takes the layer out of Tailwind's output that repeats the first value of each of its properties for browsers without
 * `@property`: Safari before 16.4 and Firefox before 128, for which the shop is not built (`build.target`).
 *
 * @param css minified
 * @example withoutFallbacks('@layer properties{@supports (a){*{--tw-x:0}}}.a{top:0}') // '.a{top:0}'
 */
export function withoutFallbacks(css: string): string {
  const start = css.indexOf('@layer properties{@supports');
  if (start < 0) return css;
  let depth = 0;
  for (let end = css.indexOf('{', start); end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    if (depth === 0) return css.slice(0, start) + css.slice(end + 1);
  }
  return css;
}
