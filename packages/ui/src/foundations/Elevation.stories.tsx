import type { Meta, StoryObj } from '@storybook/react-vite';

const planes = [
  ['inverse', 'bg-inverse text-on-inverse', 'Navigation and footer.'],
  ['background', 'border border-rule bg-background', 'The page.'],
  ['surface-muted', 'bg-surface-muted', 'The space behind products.'],
  ['surface', 'border border-rule bg-surface', 'Labels, fields, panels.'],
  [
    'panel',
    'rail-t border border-rule border-t-rail bg-surface',
    'A panel below a rail: a summary, an open menu.',
  ],
] as const;

function Elevation() {
  return (
    <ul className="grid gap-4 wide:grid-cols-5">
      {planes.map(([name, plane, text]) => (
        <li key={name} className={`min-h-40 p-4 ${plane}`}>
          <b className="block">{name}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** There are no shadows. Surfaces differ by tone, a rule, and a dark top border, which also work in forced colours. */
const meta = {
  title: 'Foundations/Elevation',
  component: Elevation,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Elevation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planes: Story = {};
