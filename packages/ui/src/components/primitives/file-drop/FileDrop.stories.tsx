import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const file = (name: string, bytes = 120_000) => new File([new Uint8Array(bytes)], name, { type: 'text/csv' });

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { label: 'Bestellijst', accept: '.csv,.xlsx', hint: 'Een csv of xlsx tot 5 MB.', maxSize: 5_000_000 },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { multiple: true, defaultValue: [file('maart.csv'), file('april.xlsx', 2_400_000)] },
};
export const Sending: Story = {
  args: {
    multiple: true,
    defaultValue: [file('maart.csv'), file('april.csv'), file('mei.csv')],
    stateOf: ({ name }) =>
      name === 'maart.csv'
        ? { progress: 0.6 }
        : name === 'april.csv'
          ? { progress: 0 }
          : { error: 'De verbinding viel weg. Verwijder het bestand en kies het opnieuw.' },
  },
};
export const Invalid: Story = { args: { error: 'Kies een bestellijst.' } };
export const Disabled: Story = {
  args: { disabled: true, required: false, showOptional: true, defaultValue: [file('maart.csv')] },
};
export const Refused: Story = {
  play: ({ canvasElement }) => {
    const dataTransfer = new DataTransfer();
    for (const each of [file('foto.png'), file('alles.csv', 6_000_000)]) dataTransfer.items.add(each);
    within(canvasElement)
      .getByLabelText('Bestellijst')
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  },
};
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragOver(within(canvasElement).getByLabelText('Bestellijst'));
  },
};
export const RightToLeft: Story = {
  args: { defaultValue: [file('maart.csv')] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const AnyFile: Story = {
  tags: ['do-not'],
  args: { label: 'Upload', hint: undefined, accept: undefined },
};
