const sides = ['top', 'right', 'bottom', 'left'];
const sidesOf: Readonly<Record<string, readonly string[]>> = {
  '': sides,
  inline: ['left', 'right'],
  'inline-start': ['left'],
  'inline-end': ['right'],
  block: ['top', 'bottom'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  ...Object.fromEntries(sides.map((side) => [side, [side]])),
};
const aspects = ['width', 'style', 'color'];
const edge = '(?:inline|block)(?:-start|-end)?|top|right|bottom|left';
const boxed = new RegExp(`^((?:scroll-)?(?:padding|margin)|inset)(?:-(${edge}))?$`);
const bordered = new RegExp(`^border(?:-(${edge}))?(?:-(width|style|color))?$`);

/** Shorthands of Tailwind's utilities that do not name what they set. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  'place-items': ['align-items', 'justify-items'],
  'place-content': ['align-content', 'justify-content'],
  'place-self': ['align-self', 'justify-self'],
  gap: ['row-gap', 'column-gap'],
  'white-space': ['white-space', 'text-wrap'],
  font: ['font', 'line-height'],
  'inline-size': ['width'],
  'block-size': ['height'],
};

/**
 * What a declaration sets, in the smallest names: `padding-inline` is `padding-left` and `padding-right`, so that it
 * meets `padding-left` and not `padding-top`. Two names meet also when one begins with the other (`overflow`).
 */
export function setsOf(property: string): readonly string[] {
  if (sides.includes(property)) return [`inset-${property}`];
  const [, box, side = ''] = boxed.exec(property) ?? [];
  if (box) return (sidesOf[side] ?? sides).map((each) => `${box}-${each}`);
  const border = bordered.exec(property);
  if (border) {
    const chosen = sidesOf[border[1] ?? ''] ?? sides;
    return chosen.flatMap((each) =>
      (border[2] ? [border[2]] : aspects).map((aspect) => `border-${each}-${aspect}`),
    );
  }
  if (/^border-.*radius$/.test(property)) return ['border-radius'];
  return shorthands[property] ?? [property];
}
