import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, oneLetter, unbrokenName } from '../../../testing/badTexts.ts';
import type { StoryPicture } from '../../../testing/storyPicture.ts';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const image = (picture: StoryPicture, alt: string) => ({
  src: storyPicture(picture),
  thumbnail: storyPicture(picture),
  alt,
});

const images = [
  image({ livery: 'green', body: 'bag', word: 'pukkie' }, 'Pukkie luiers maat 4, voorkant'),
  image({ livery: 'sky', body: 'bag', word: 'pukkie' }, 'Pukkie luiers maat 4, zijkant'),
  image({ livery: 'orange', body: 'bag', word: 'pukkie' }, 'Pukkie luiers maat 4, achterkant'),
  image({ livery: 'lilac', body: 'box', word: 'doos' }, 'De doos met vier pakken'),
];

const meta = {
  title: 'Commerce/ProductGallery',
  component: ProductGallery,
  tags: ['picture:both'],
  args: { images },
  decorators: [(Story) => <div className="max-w-[780px]">{Story()}</div>],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithTags: Story = {
  args: {
    tag: (
      <>
        <Tag tone="sale" size="l">
          2+1 gratis
        </Tag>
        <Tag tone="new" size="l">
          Nieuw
        </Tag>
      </>
    ),
  },
};
export const StartsAtTheThird: Story = { args: { defaultValue: 2 } };
export const Zoomed: Story = {
  tags: ['picture:alone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Vergroot/ }));
    await canvas.findByRole('dialog');
  },
};
export const One: Story = { args: { images: images.slice(0, 1) } };
export const None: Story = { args: { images: [] } };
export const Forty: Story = {
  tags: ['stress'],
  args: {
    images: Array.from({ length: 40 }, (_, index) => ({
      ...images[0],
      src: `${images[0]?.src}#${index}`,
      alt: longName,
    })).filter((image): image is (typeof images)[number] => image.thumbnail !== undefined),
  },
};
export const BadTag: Story = {
  tags: ['stress'],
  args: {
    images: images.slice(0, 2).map((image) => ({ ...image, alt: oneLetter })),
    tag: (
      <Tag tone="sale" size="l">
        {unbrokenName}
      </Tag>
    ),
  },
};
export const FourTimesTheSame: Story = {
  tags: ['do-not'],
  args: {
    images: [1, 2, 3, 4].flatMap((number) =>
      images.slice(0, 1).map((front) => ({ ...front, src: `${front.src}#${number}` })),
    ),
  },
};
