import type { Meta, StoryObj } from '@storybook/react-vite';
import { markupName, oneLetter, unbrokenName } from '../../../testing/badTexts.ts';
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
export const NonePaid: Story = { tags: ['stress'], args: { paid: 0, free: 0 } };
export const Million: Story = { tags: ['stress'], args: { paid: 1e6, free: 1e6 } };
export const MissingPicture: Story = { tags: ['stress'], args: { picture: undefined } };
export const Negative: Story = { tags: ['stress'], args: { paid: -1, free: -1 } };
export const BadTexts: Story = {
  tags: ['stress'],
  args: { labels: { paid: unbrokenName, free: markupName } },
};
export const OneLetter: Story = { tags: ['stress'], args: { labels: { paid: oneLetter, free: oneLetter } } };
export const TooManyToCount: Story = { tags: ['do-not'], args: { paid: 9, free: 1 } };
