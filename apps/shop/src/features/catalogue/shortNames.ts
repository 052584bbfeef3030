/** Names without their common first words: ['Luiers maat 3', 'Luiers maat 4'] gives ['Maat 3', 'Maat 4']. */
export function shortNames(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  // A size is unclear without its word: the word before the last one is kept.
  const max = Math.min(...words.map(({ length }) => length)) - 2;
  let shared = 0;
  while (shared < max && words.every((each) => each[shared] === first[shared])) shared += 1;
  if (shared === 0) return names;
  return words.map((each) => {
    const rest = each.slice(shared).join(' ');
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  });
}
