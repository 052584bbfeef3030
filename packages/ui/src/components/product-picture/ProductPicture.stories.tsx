import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/storyPicture.ts';
import { ProductPicture } from './ProductPicture.tsx';

const meta = {
  title: 'Parts/ProductPicture',
  component: ProductPicture,
  args: { src: storyPicture({ word: 'pukkie' }), alt: 'Pak luiers met een grote vier' },
  decorators: [(Story) => <div className="w-60 border-b-5 border-rail bg-bay *:h-56">{Story()}</div>],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {};
export const Missing: Story = { args: { src: undefined } };
export const Failed: Story = { args: { src: 'data:image/png;base64,AA' } };
