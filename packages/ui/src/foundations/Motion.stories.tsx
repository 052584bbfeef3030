import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/primitives/button/Button.tsx';
import type { TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };

const { motion }: TokenFile = tokensJson;

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="grid justify-items-start gap-6">
      <Button onClick={() => setMoved(!moved)}>Move</Button>
      <dl className="grid w-full max-w-2xl gap-4">
        {tokenEntries(motion).map(([name, token]) => (
          <div key={name} className="grid gap-1">
            <dt className="font-bold">
              {name}, {typeof token.$value === 'string' ? token.$value : `${token.$value.value} ms`}
            </dt>
            <dd className="text-ink-2">{token.$description}</dd>
            <dd className="bg-surface-muted">
              <span
                className={`block size-8 rounded-label bg-accent transition-transform ${name === 'quick' ? 'duration-quick' : 'duration-gentle'} ${moved ? 'translate-x-64' : ''}`}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * Motion shows where an element came from, and takes at most a fifth of a second. With reduced motion there is almost
 * none.
 */
const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {};
