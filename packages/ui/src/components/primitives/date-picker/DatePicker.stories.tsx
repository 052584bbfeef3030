import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import { closedOnSunday } from './sampleLimits.ts';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  subcomponents: { DateRangePicker },
  args: { label: 'Bezorgdatum', today: '2026-03-16' },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const withRoom: Story['decorators'] = [(Story) => <div className="min-h-130">{Story()}</div>];
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-03-19', hint: 'Vóór 12.00 uur besteld.' } };
export const Invalid: Story = { args: { error: 'Kies een bezorgdatum.' } };
export const Warned: Story = { args: { defaultValue: '2026-03-19', warning: 'Dan is de groep dicht.' } };
export const Optional: Story = { args: { required: false, showOptional: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-03-19' } };
export const NotADay: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '31-02-2026{Tab}');
  },
};
export const Open: Story = {
  tags: ['picture:alone'],
  args: { defaultValue: '2026-03-19', min: '2026-03-17', disabledDay: closedOnSunday },
  decorators: withRoom,
  play: open,
};
export const OpenOnAClosedDay: Story = {
  tags: ['picture:alone'],
  args: { defaultValue: '2026-03-21', disabledDay: closedOnSunday },
  decorators: withRoom,
  play: async (context) => {
    await open?.(context);
    await within(context.canvasElement).findByRole('grid');
    await userEvent.keyboard('{ArrowRight}');
  },
};
export const RightToLeft: Story = {
  tags: ['picture:alone'],
  args: { defaultValue: '2026-03-19' },
  decorators: [
    (Story) => (
      <div dir="rtl" className="min-h-130">
        {Story()}
      </div>
    ),
  ],
  play: open,
};
export const KnownByHeart: Story = {
  tags: ['do-not'],
  args: { label: 'Geboortedatum' },
};
