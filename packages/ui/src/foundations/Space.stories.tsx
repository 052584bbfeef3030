import type { Meta, StoryObj } from '@storybook/react-vite';

const steps = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['12', 'w-12'],
  ['18', 'w-18'],
] as const;

/** Eight steps of four pixels: 4, 8, 12, 16, 24, 32, 48, 72. Radius 3, no shadows. */
function Space() {
  return (
    <dl className="grid gap-3">
      {steps.map(([step, width]) => (
        <div key={step} className="flex items-center gap-4">
          <dt className="w-12 text-15 font-bold">{step}</dt>
          <dd className={`h-6 rounded-label bg-board ${width}`} />
        </div>
      ))}
    </dl>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
