import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOver } from '../tokens/brandOver.ts';
import bouwsteenJson from '../tokens/brands/bouwsteen.json' with { type: 'json' };
import { colorIn } from '../tokens/colorIn.ts';
import { colorText } from '../tokens/colorText.ts';
import { contrastRatio } from '../tokens/contrastRatio.ts';
import type { ColorToken, TokenFile, TokenGroup } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import { edgePairs, textPairs } from '../tokens/tokenPairs.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };

const house: TokenFile = tokensJson;
const bouwsteen = brandOver(house, bouwsteenJson);
const looks = [
  { title: 'Magazijn, light', theme: 'light', color: house.color },
  { title: 'Magazijn, dark', theme: 'dark', color: house.color },
  { title: 'Bouwsteen, light', theme: 'light', color: bouwsteen.color },
  { title: 'Bouwsteen, dark', theme: 'dark', color: bouwsteen.color },
] as const;

type Look = { theme: 'light' | 'dark'; color: TokenGroup<ColorToken> };

function colorOf(name: string, { theme, color }: Look) {
  const token = color[name];
  if (!token || typeof token === 'string') throw new Error(`No colour is called ${name}.`);
  return colorIn(token, theme, { color });
}

/** Every colour by its role, as the theme and brand of the toolbar show it. */
function Roles() {
  return (
    <dl className="grid grid-cols-2 gap-4 wide:grid-cols-4">
      {tokenEntries(house.color).map(([name, token]) => (
        <div key={name} className="grid content-start gap-1 text-13">
          {/* SVG attributes, since classes would have to be listed one by one. */}
          <svg aria-hidden="true" className="h-18 w-full rounded-label border border-rule">
            <rect width="100%" height="100%" fill={`var(--mz-${name})`} />
          </svg>
          <dt className="text-15 font-bold">{name}</dt>
          <dd className="text-ink-2">{token.$description}</dd>
          {looks.map(({ title, ...look }) => (
            <dd key={title} className="text-ink-2">
              {title}: {colorText(colorOf(name, look))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What a table of measured contrasts shows. */
interface ContrastTableProps {
  caption: string;
  pairs: readonly string[];
}

/** Contrast computed from the tokens by WCAG's formula, in every brand and theme. The tests hold each to its least. */
function ContrastTable({ caption, pairs }: ContrastTableProps) {
  return (
    <section aria-label={caption} className="mb-8">
      <table className="w-full text-left text-15">
        <caption className="type-heading mb-2 text-left text-22">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th className="py-2 pr-4">Pair</th>
            {looks.map(({ title }) => (
              <th key={title} className="py-2 pr-4">
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
                <th className="py-1 pr-4 font-normal">{pair}</th>
                {looks.map(({ title, ...look }) => (
                  <td key={title} className="py-1 pr-4">
                    {contrastRatio(colorOf(front, look), colorOf(back, look)).toFixed(1)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const meta = { title: 'Foundations/Colour', component: Roles } satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllRoles: Story = {};
export const MeasuredContrast: Story = {
  render: () => (
    <>
      <ContrastTable caption="Text: at least 4.5 to 1" pairs={textPairs} />
      <ContrastTable caption="Edges and marks: at least 3 to 1" pairs={edgePairs} />
    </>
  ),
};
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
