import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOver } from '../tokens/brandOver.ts';
import bouwsteenJson from '../tokens/brands/bouwsteen.json' with { type: 'json' };
import { contrastRatio } from '../tokens/contrastRatio.ts';
import { colorText } from '../tokens/cssText.ts';
import { hexText } from '../tokens/hexText.ts';
import type { TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import { edgePairs, textPairs } from '../tokens/tokenPairs.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };
import { CopyText } from './CopyText.tsx';
import { colorLooks, tokenColor } from './tokenColor.ts';

const house: TokenFile = tokensJson;
const bouwsteen = brandOver(house, bouwsteenJson);

const groups: readonly (readonly [title: string, what: string, names: RegExp])[] = [
  ['Surfaces', 'Backgrounds.', /^(background|surface|surface-muted|inverse)$/],
  ['Text', 'Ink in three strengths, and text on the dark bar.', /^(ink|on-inverse)(-\d)?$/],
  [
    'Lines',
    'Rules separate, rails are shelves, and controls have a border of ink.',
    /^(rule|rail|inverse-rule)$/,
  ],
  ['Acting', 'Main actions, the focus, and disabled controls.', /^(.*accent.*|focus|disabled)$/],
  ['Choosing', 'The current page, step or day.', /selected/],
  ['Sale', 'A deal: solid on a tag, a tint behind a price.', /sale/],
  [
    'Messages',
    'Each with a tint as its background; never colour alone.',
    /^(positive|warning|danger|info)(-tint)?$/,
  ],
];

function Roles() {
  const entries = tokenEntries(house.color);
  return (
    <div className="grid gap-12">
      {groups.map(([title, what, names]) => (
        <section key={title} aria-label={title}>
          <h3 className="type-heading mb-1 text-22">{title}</h3>
          <p className="mb-4 max-w-2xl text-ink-2">{what}</p>
          <ul className="grid gap-6">
            {entries
              .filter(([name]) => names.test(name))
              .map(([name, token]) => (
                <li key={name} className="grid gap-3 border-t border-rule pt-3 wide:grid-cols-[16rem_1fr]">
                  <div className="grid content-start justify-items-start">
                    <b className="text-17">{name}</b>
                    <span className="mb-1 text-15 text-ink-2">{token.$description}</span>
                    <CopyText text={`var(--mz-${name})`} />
                    <CopyText text={classFor(name)} />
                  </div>
                  <Swatches name={name} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The class that is most common with a role. */
function classFor(name: string): string {
  if (/^(ink|on-|sale-text|selected-figure)/.test(name)) return `text-${name}`;
  if (/^(rule|rail|inverse-rule|accent-edge)$/.test(name)) return `border-${name}`;
  if (name === 'focus') return 'outline-focus';
  return `bg-${name}`;
}

function Swatches({ name }: { name: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {colorLooks.map((look) => {
        const color = tokenColor(name, look);
        return (
          <li key={look.title} className="grid content-start justify-items-start gap-0.5 text-13">
            {/* An attribute of SVG, since the value is data and has no class. */}
            <svg
              role="img"
              aria-label={`${name} in ${look.title}`}
              data-value={colorText(color)}
              className="mb-1 h-14 w-full rounded-label border border-rule"
            >
              <rect width="100%" height="100%" fill={colorText(color)} />
            </svg>
            <span className="text-ink-2">{look.title}</span>
            <CopyText text={hexText(color)} />
            <span className="text-ink-2">
              {color.colorSpace} {color.components.join(' ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface ContrastTableProps {
  caption: string;
  pairs: readonly string[];
  required: number;
}

/** Contrast by WCAG's formula, computed from the tokens, in every brand and theme. The tests check each minimum. */
function ContrastTable({ caption, pairs, required }: ContrastTableProps) {
  return (
    <section aria-label={caption} className="mb-12 overflow-x-auto">
      <table className="w-full text-left text-15">
        <caption className="type-heading mb-2 text-left text-22">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-2 pr-4">
              Pair
            </th>
            {colorLooks.map(({ title }) => (
              <th key={title} scope="col" className="py-2 pr-4">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => {
            const [front = '', back = ''] = pair.split(' on ');
            return (
              <tr key={pair} className="border-b border-rule">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {pair}
                  <br />
                  <CopyText text={`${classFor(front).replace(/^bg-/, 'text-')} bg-${back}`} />
                </th>
                {colorLooks.map((look) => {
                  const [fore, ground] = [tokenColor(front, look), tokenColor(back, look)];
                  const ratio = contrastRatio(fore, ground);
                  return (
                    <td key={look.title} className="py-1 pr-4">
                      <span className="flex items-center gap-2">
                        <svg aria-hidden="true" width="40" height="26" className="shrink-0">
                          <rect width="40" height="26" fill={colorText(ground)} />
                          {required > 4 ? (
                            <text x="20" y="18" textAnchor="middle" fontSize="14" fill={colorText(fore)}>
                              Aa
                            </text>
                          ) : (
                            <rect x="8" y="11" width="24" height="4" fill={colorText(fore)} />
                          )}
                        </svg>
                        {ratio.toFixed(1)}
                        <span className="text-13 text-ink-2">
                          {ratio >= 7 ? 'AAA' : ratio >= required ? 'AA' : 'too little'}
                        </span>
                      </span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Colours are named by purpose, never by appearance: brands and themes change the value, and the role stays. Each
 * swatch has the value below it, whatever the toolbar selects. Press a name to copy it.
 */
const meta = {
  title: 'Foundations/Colour',
  component: Roles,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllRoles: Story = {};
/** Every pair of colours that components use. Add a pair to `tokenPairs.ts` before you use it. */
export const MeasuredContrast: Story = {
  render: () => (
    <>
      <ContrastTable caption="Text: at least 4.5 to 1" pairs={textPairs} required={4.5} />
      <ContrastTable caption="Edges and marks: at least 3 to 1" pairs={edgePairs} required={3} />
    </>
  ),
};
/** A brand may give each category a hue and a shape, on elements with `data-category`. */
export const Categories: Story = {
  parameters: { brand: 'bouwsteen' },
  render: () => (
    <ul className="grid grid-cols-2 gap-4 wide:grid-cols-6">
      {tokenEntries(bouwsteen.category ?? {}).map(([key, category]) => (
        <li
          key={key}
          data-category={key}
          className="grid justify-items-start gap-4 bg-surface-muted p-4 text-ink"
        >
          <span className="category-mark text-40 leading-none!" />
          <span>
            <b>{key}</b> {category.$description}, {category.$extensions['nl.magazijn.shape']}
          </span>
        </li>
      ))}
    </ul>
  ),
};
