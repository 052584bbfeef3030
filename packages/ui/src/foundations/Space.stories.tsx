import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };
import { CopyText } from './CopyText.tsx';

const { space }: TokenFile = tokensJson;

function Space() {
  return (
    <dl className="grid gap-3">
      {tokenEntries(space).map(([name, token]) => {
        const { value, unit } = typeof token.$value === 'string' ? { value: 0, unit: '' } : token.$value;
        return (
          <div key={name} className="flex flex-wrap items-center gap-4">
            <dt className="w-32 text-15">
              <b>{name}</b>, {value} {unit}
            </dt>
            <dd>
              <CopyText text={`gap-${name}`} />
            </dd>
            <dd>
              <svg
                aria-hidden="true"
                width={`${value / 16}rem`}
                height="1.5rem"
                className="max-w-full bg-ink"
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Steps of space. Classes count in fours: `p-6` is the step 24. Less related elements are further apart. */
const meta = {
  title: 'Foundations/Space',
  component: Space,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Space>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
