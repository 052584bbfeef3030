/**
 * The parameters of an address that fits a pattern, decoded; null when it does not fit, is not well encoded as in
 * `/zoeken/100%`, or holds a zero byte, which no name can and every back end refuses. The case of fixed segments and
 * slashes at the end do not matter.
 *
 * @example matchPattern('/zoeken/:search', '/Zoeken/2%2B1/') // { search: '2+1' }
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/+$/, '').split('/');
  // The pattern '/' and the address '/' without its slash are both one empty segment more or less.
  if (wanted.at(-1) === '') wanted.pop();
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (!name.startsWith(':')) {
      if (name.toLowerCase() !== segment.toLowerCase()) return null;
      continue;
    }
    try {
      parameters[name.slice(1)] = decodeURIComponent(segment);
    } catch {
      return null;
    }
    if (/^$|%00/.test(segment)) return null;
  }
  return parameters;
}
