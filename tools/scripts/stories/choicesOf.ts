/**
 * The choices in a type's text. Variants of cva include null, which makes Storybook show no list.
 *
 * @returns null when the type is not a list of choices
 * @example
 * choicesOf('"m" | "l" | null'); // ['m', 'l']
 * choicesOf('boolean | null'); // [true, false]
 * choicesOf('string | number'); // null
 */
export function choicesOf(type: string): readonly (string | number | boolean)[] | null {
  const parts = type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  const choices = parts.flatMap((part): (string | number | boolean)[] => {
    if (part === 'boolean') return [true, false];
    const literal = /^(?:"([^"]*)"|(\d+))$/.exec(part);
    return literal ? [literal[1] ?? Number(literal[2])] : [];
  });
  return parts.length > 0 && choices.length >= parts.length ? choices : null;
}
