import { endsText, familyText, measureText } from '../tokens/cssText.ts';
import { hexText } from '../tokens/hexText.ts';
import { resolveAlias } from '../tokens/resolveAlias.ts';
import type { Measure, Token, TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import { colorLooks, tokenColor } from './tokenColor.ts';

export interface TokenRow {
  /** Its path in `tokens.json`: 'text.size.22'. */
  readonly name: string;
  /** The CSS variable, with the house brand's value as fallback; undefined where only classes exist. */
  readonly variable?: string | undefined;
  /** Its classes in an app with Tailwind; may be empty. */
  readonly classes: readonly string[];
  /** In the house brand: a colour in light and dark, a length in pixels and in CSS units. */
  readonly values: readonly string[];
  readonly what: string;
}

type Described = { readonly $description?: string };

const [light, dark] = colorLooks;
const fallback = (name: string, value: string) => `var(--mz-${name}, ${value})`;

export function tokenRows(tokens: TokenFile): readonly TokenRow[] {
  const { control, line, radius, tag, text } = tokens;
  const row = (
    name: string,
    { $description: what = '' }: Described,
    value: string,
    variable: string | undefined,
    ...classes: readonly string[]
  ): TokenRow => ({ name, ...(variable && { variable }), classes, values: [value], what });
  const measure = (
    name: string,
    token: Token<Measure> & Described,
    variable: string,
    ...classes: readonly string[]
  ) => {
    const value = measureText(token, tokens);
    return { ...row(name, token, value, fallback(variable, value), ...classes), values: lengths(token) };
  };
  const lengths = (token: Token<Measure>) => {
    const { value, unit } = resolveAlias<Measure>(token.$value, tokens);
    return [...new Set([`${value} ${unit}`, measureText(token, tokens)])];
  };
  const faces = {
    text: ['font-sans'],
    heading: ['type-heading'],
    price: ['type-numeral'],
    control: ['font-control'],
  } as const;

  return [
    ...tokenEntries(tokens.color).map(([name, token]) => ({
      name: `color.${name}`,
      variable: `var(--mz-${name})`,
      classes: [`bg-${name}`, `text-${name}`, `border-${name}`],
      values: [...new Set([light, dark].map((look) => (look ? hexText(tokenColor(name, look)) : '')))],
      what: token.$description ?? '',
    })),
    ...tokenEntries(text.size).map(([name, token]) => ({
      ...measure(`text.size.${name}`, { $value: token.$value }, `text-${name}`, `text-${name}`),
      what: `Line height ${token.$extensions['nl.magazijn.lineHeight']}.`,
    })),
    ...tokenEntries(text.weight).map(([name, token]) =>
      row(
        `text.weight.${name}`,
        token,
        String(token.$value),
        fallback(`weight-${name}`, String(token.$value)),
        `font-${name}`,
      ),
    ),
    ...tokenEntries(text.width).map(([name, token]) =>
      row(
        `text.width.${name}`,
        token,
        `${token.$value}%`,
        fallback(`width-${name}`, `${token.$value}%`),
        `type-${name}`,
      ),
    ),
    ...(['text', 'heading', 'price', 'control'] as const).map((face) => {
      const value = familyText(text.family[face], tokens);
      return row(
        `text.family.${face}`,
        text.family[face],
        value,
        fallback(`font-${face}`, value),
        ...faces[face],
      );
    }),
    row(
      'text.word-space',
      text['word-space'],
      `${text['word-space'].$value}em`,
      fallback('word-space', `${text['word-space'].$value}em`),
    ),
    row(
      'text.numeral-drop',
      text['numeral-drop'],
      `${text['numeral-drop'].$value}em`,
      fallback('numeral-drop', `${text['numeral-drop'].$value}em`),
      'lift-numeral',
    ),
    ...tokenEntries(tokens.space).map(([name, token]) => ({
      ...row(`space.${name}`, token, '', undefined, `p-${name}`, `m-${name}`, `gap-${name}`),
      values: lengths(token),
      what: `${name} times the unit of 4 px.`,
    })),
    measure('control.height', control.height, 'control', 'min-h-control'),
    measure('control.small', control.small, 'control-small', 'min-h-control-small'),
    measure('control.large', control.large, 'control-large', 'min-h-control-large'),
    measure('radius.label', radius.label, 'radius', 'rounded-label'),
    ...(['forward', 'back'] as const).map((name) => {
      const value = endsText(radius[name], tokens);
      return row(`radius.${name}`, radius[name], value, fallback(`radius-${name}`, value), `rounded-${name}`);
    }),
    measure('radius.quantity', radius.quantity, 'radius-quantity', 'rounded-quantity'),
    measure('line.rail', line.rail, 'line-rail', 'rail-t', 'rail-b'),
    measure('line.section', line.section, 'line-section'),
    measure('line.section-gap', line['section-gap'], 'line-section-gap'),
    { ...row('tag.cut', tag.cut, '', undefined), values: lengths(tag.cut) },
    ...tokenEntries(tokens.breakpoint).map(([name, token]) => ({
      ...row(`breakpoint.${name}`, token, '', undefined, `${name}:`),
      values: lengths(token),
    })),
    ...tokenEntries(tokens.motion).map(([name, token]) =>
      row(`motion.${name}`, token, measureText(token, tokens), `var(--mz-${name})`, `duration-${name}`),
    ),
  ];
}
