/** What a list of search results shows of a description, about. */
const most = 160;

/**
 * A text of at most 160 characters: a longer one is cut between words and ends in '…'.
 */
export function shortened(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  // A text without spaces is cut where it is; half a pair of surrogates is nothing.
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:.\uD800-\uDBFF]+$/, '')}…`;
}
