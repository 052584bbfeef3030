import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { CategoryHeading } from './CategoryHeading.tsx';

const meta = {
  title: 'Commerce/CategoryHeading',
  component: CategoryHeading,
  args: {
    number: 1,
    title: 'Luiers & verzorging',
    intro: 'Van de verschoontafel tot de zonnebrand: alles om kinderen schoon, droog en gezond te houden.',
  },
  // A mark is one sign, and a number has four figures at most.
  parameters: { extremes: { mark: null, number: '5000' } },
} satisfies Meta<typeof CategoryHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPacks: Story = {
  args: {
    picture: (['lilac', 'green', 'sky'] as const).map((livery) => (
      <img key={livery} src={storyPicture({ livery })} alt="" />
    )),
  },
};
export const TwoFigures: Story = { args: { number: 12, title: 'Buitenspelen' } };
export const OnOffer: Story = { args: { number: undefined, mark: '%', title: 'Aanbiedingen' } };
export const WithoutNumber: Story = {
  args: { number: undefined, title: 'Zoekresultaten', intro: undefined },
};
export const LongTitle: Story = {
  args: { number: 10, title: 'Kantoorbenodigdheden, administratie en presentatiematerialen' },
};
export const Advertises: Story = {
  tags: ['do-not'],
  args: {
    number: undefined,
    title: 'Welkom!',
    intro: 'Ontdek nu ons geweldige assortiment en laat je inspireren.',
  },
};
