import type { Meta, StoryObj } from '@storybook/react-vite';

const shapes = [
  ['label', 'rounded-label', 'Boxes, fields, labels.'],
  ['forward', 'rounded-forward', 'Controls that lead forward: order, search, the next step.'],
  ['back', 'rounded-back', 'Controls that lead back.'],
  ['quantity', 'rounded-quantity', 'Quantity controls.'],
] as const;

function Shape() {
  return (
    <ul className="grid gap-4 wide:grid-cols-4">
      {shapes.map(([name, shape, text]) => (
        <li key={name} className="grid gap-2">
          <span className={`h-12 border-[1.5px] border-ink bg-surface ${shape}`} />
          <b>{name}</b>
          <span className="text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * A shape expresses what an element does. The house brand draws them alike; switch to the brand Bouwsteen to see the
 * differences.
 */
const meta = {
  title: 'Foundations/Shape',
  component: Shape,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Shape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {};
