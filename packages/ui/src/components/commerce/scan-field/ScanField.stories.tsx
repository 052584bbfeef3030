import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Camera } from '../../../icons/Camera.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ScanField, type ScanFieldProps } from './ScanField.tsx';
import type { Scan } from './ScanRow.tsx';

const nothing = () => undefined;
const scans: readonly Scan[] = [
  { id: 4, code: '8710400280514', state: 'searching' },
  { id: 3, code: '8710400999999', state: 'unknown' },
  { id: 2, code: '8710400145660', name: 'Appelsap', note: '3 × in je winkelmand', state: 'found' },
  { id: 1, code: '8718452297054', name: 'Luiers maat 4', note: '1 × in je winkelmand', state: 'found' },
];

const meta = {
  title: 'Commerce/ScanField',
  component: ScanField,
  args: { onScan: nothing },
} satisfies Meta<typeof ScanField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { scans: [] } };
export const Scanned: Story = { args: { scans } };
export const UnknownCode: Story = {
  args: { scans: scans.slice(1), error: 'We kennen de code 8710400999999 niet. Zoek het product op naam.' },
};
export const WithCamera: Story = {
  args: {
    hint: 'Houd de scanner op de streepjescode.',
    camera: (
      <Button tone="secondary">
        <Camera aria-hidden className="size-5" /> Camera
      </Button>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };

function Counting(props: ScanFieldProps) {
  const [taken, setTaken] = useState<readonly Scan[]>([]);
  return (
    <ScanField
      {...props}
      scans={taken}
      onScan={(code) =>
        setTaken((before) => [
          { id: before.length, code, name: `Product ${code}`, state: 'found' },
          ...before,
        ])
      }
    />
  );
}
export const AtWork: Story = { render: (args) => <Counting {...args} /> };
export const ScanError: Story = {
  tags: ['do-not'],
  args: { scans: [], error: 'Scanfout 17' },
};
export const BigQuantity: Story = {
  args: {
    scans: [
      {
        id: 1,
        code: '8710400145660',
        name: 'Appelsap',
        note: '1.250.000 × in je winkelmand',
        state: 'found',
      },
    ],
  },
};
