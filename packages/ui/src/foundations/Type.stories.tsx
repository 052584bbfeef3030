import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyText } from '../tokens/cssText.ts';
import type { TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };
import { CopyText } from './CopyText.tsx';

const { text }: TokenFile = tokensJson;

function Voices() {
  return (
    <div className="grid gap-6">
      <p className="type-heading text-40">Wanneer mogen we komen?</p>
      <p className="type-heading text-28">Best verkocht</p>
      <p className="type-heading text-22">Productinformatie</p>
      <p className="text-17">Vul drie dozen in, je betaalt er twee.</p>
      <p className="text-16">Van de verschoontafel tot de zonnebrand: alles om kinderen gezond te houden.</p>
      <p className="text-15">Bestel vóór 12.00 uur en je levering komt woensdag.</p>
      <p className="text-13 text-ink-2">8–14 kg · 4 × 44 stuks · Art. 101 404</p>
      <p className="type-numeral text-44">1.234 0678 95</p>
      <p className="type-numeral text-120">26</p>
      <p className="type-numeral text-168">12</p>
    </div>
  );
}

/** Every step of the scale, in its own size. */
function Steps() {
  return (
    <dl className="grid gap-4">
      {tokenEntries(text.size).map(([name, token]) => (
        <div key={name} className="flex min-w-0 flex-wrap items-baseline gap-x-6">
          <dt className="w-24 text-15 font-bold">
            {token.$value.value} {token.$value.unit}
          </dt>
          <dd className="max-w-full">
            {/* An attribute of SVG, since classes per step would have to be listed by hand. */}
            <svg
              aria-hidden="true"
              width="6em"
              height="1em"
              fontSize={`var(--mz-text-${name}, ${token.$value.value / 16}rem)`}
              className="max-w-full overflow-hidden fill-ink"
            >
              <text y="0.8em" className="type-heading">
                Aa 26
              </text>
            </svg>
          </dd>
          <dd className="text-13 text-ink-2">line height {token.$extensions['nl.magazijn.lineHeight']}</dd>
          <dd>
            <CopyText text={`text-${name}`} />
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-15 font-bold">Weights</dt>
        <dd className="text-ink-2">
          {tokenEntries(text.weight)
            .map(([name, token]) => `${name} ${token.$value}`)
            .join(', ')}
        </dd>
      </div>
      <div>
        <dt className="text-15 font-bold">Family of the house</dt>
        <dd className="text-ink-2">{familyText(text.family.text, tokensJson)}</dd>
      </div>
    </dl>
  );
}

/**
 * The house brand has one family, whose width shows the hierarchy: text 96, headings 90, numerals 70. Other brands may
 * have two families. Use `type-heading` for headings and `type-numeral` for quantities. Sizes by purpose: 13 for
 * secondary text, 15 in components, 16 and 17 for reading, 22, 28 and 40 for headings. Lines of text are 45 to 75
 * characters long: at most `max-w-2xl`.
 */
const meta = {
  title: 'Foundations/Type',
  component: Voices,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Voices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {};
export const Scale: Story = { render: () => <Steps /> };
