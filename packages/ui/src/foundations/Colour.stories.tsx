import type { Meta, StoryObj } from '@storybook/react-vite';
import { oklchText } from '../tokens/oklchText.ts';
import type { TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };

const tokenFile: TokenFile = tokens;

/** Colours by role. Yellow is where one acts, tomato red is only for sale, crimson is for errors. */
function Colours() {
  return (
    <dl className="grid grid-cols-2 gap-4 wide:grid-cols-4">
      {tokenEntries(tokenFile.color).map(([name, token]) => (
        <div key={name} className="grid content-start gap-1 text-13">
          {/* SVG attributes, since classes would have to be listed one by one. */}
          <svg aria-hidden="true" className="h-18 w-full rounded-label border border-rule">
            <rect width="100%" height="100%" fill={`var(--mz-${name})`} />
          </svg>
          <dt className="text-15 font-bold">{name}</dt>
          <dd className="text-ink-2">{token.$description}</dd>
          <dd className="text-ink-2">{oklchText(token.$value)}</dd>
          <dd className="text-ink-2">{oklchText(token.$extensions['nl.magazijn.dark'])} in the dark</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = { title: 'Foundations/Colour', component: Colours } satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {};
