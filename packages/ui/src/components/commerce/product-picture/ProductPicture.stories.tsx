import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../../testing/badTexts.ts';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { ProductPicture } from './ProductPicture.tsx';

const meta = {
  title: 'Commerce/ProductPicture',
  component: ProductPicture,
  args: { src: storyPicture({ word: 'pukkie' }), alt: 'Pak luiers met een grote vier' },
  decorators: [
    (Story) => <div className="max-w-60 border-b-5 border-rail bg-surface-muted *:h-56">{Story()}</div>,
  ],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {};
export const Missing: Story = { args: { src: undefined } };
export const Failed: Story = { args: { src: 'data:image/png;base64,AA' } };
export const BadTexts: Story = {
  tags: ['stress'],
  args: { src: undefined },
  render: (args) => (
    <>
      {badTexts.map((alt) => (
        <ProductPicture key={alt} {...args} alt={alt} />
      ))}
    </>
  ),
};
const wordPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill-opacity=".07"/><text x="150" y="160" text-anchor="middle" font-family="Arial" font-size="28">Geen foto</text></svg>',
)}`;

export const AWordForAPicture: Story = { tags: ['do-not'], args: { src: wordPicture, alt: 'foto' } };
