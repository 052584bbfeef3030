import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldControl, FieldError, FieldHint, FieldLabel, FieldRoot, FieldWarning } from './FieldRoot.tsx';

const meta = {
  title: 'Primitives/FieldRoot',
  component: FieldRoot,
  subcomponents: { FieldLabel, FieldControl, FieldHint, FieldWarning, FieldError },
  tags: ['picture:elsewhere'],
  args: {
    required: true,
    children: (
      <>
        <FieldLabel>Liefst bezorgd om</FieldLabel>
        <FieldControl render={<input type="time" defaultValue="08:30" />} />
        <FieldHint>De chauffeur komt binnen een half uur hierna.</FieldHint>
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof FieldRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Time: Story = {};
export const TimeWithItsHint: Story = {
  tags: ['do-not'],
  render: () => (
    <FieldRoot>
      <FieldLabel>Liefst bezorgd om</FieldLabel>
      <FieldControl render={<input type="time" defaultValue="08:30" />} />
      <FieldHint>De chauffeur komt binnen een half uur hierna.</FieldHint>
    </FieldRoot>
  ),
};
export const LabelInside: Story = {
  tags: ['do-not'],
  render: () => (
    <FieldRoot>
      <FieldControl aria-label="Tijd" placeholder="Tijd, bijvoorbeeld 08:30, binnen een half uur" />
    </FieldRoot>
  ),
};
