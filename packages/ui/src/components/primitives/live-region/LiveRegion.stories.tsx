import type { Meta, StoryObj } from '@storybook/react-vite';
import { announce } from '../../../internals/hooks/announce.ts';
import { Button } from '../button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = { title: 'Primitives/LiveRegion', component: LiveRegion } satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announcing: Story = {
  render: (args) => (
    <>
      <LiveRegion {...args} />
      <Button onClick={() => announce('Appelsap ligt in je winkelmand.')}>Zeg het</Button>
    </>
  ),
};
export const SaysTheResult: Story = {
  tags: ['do-not'],
  render: (args) => (
    <>
      <LiveRegion {...args} />
      <Button onClick={() => announce('24 producten gevonden.')}>Filter op merk</Button>
      <p className="pt-3">Je hoort: “24 producten gevonden.”</p>
    </>
  ),
};
export const SaysNothing: Story = {
  tags: ['do-not'],
  render: (args) => (
    <>
      <LiveRegion {...args} />
      <Button onClick={() => announce('Actie succesvol uitgevoerd!')}>Filter op merk</Button>
      <p className="pt-3">Je hoort: “Actie succesvol uitgevoerd!”</p>
    </>
  ),
};
