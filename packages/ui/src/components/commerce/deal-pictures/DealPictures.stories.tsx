import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { DealPictures } from './DealPictures.tsx';

const meta = {
  title: 'Commerce/DealPictures',
  component: DealPictures,
  args: { paid: 2, free: 1, picture: <img src={storyPicture({ word: 'pukkie' })} alt="" /> },
} satisfies Meta<typeof DealPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlusOne: Story = {};
export const FivePlusOne: Story = { args: { paid: 5, free: 1 } };
export const TooManyToCount: Story = { tags: ['do-not'], args: { paid: 9, free: 1 } };
