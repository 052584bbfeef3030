import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { CompanyBanner } from './CompanyBanner.tsx';

const meta = {
  title: 'Commerce/CompanyBanner',
  component: CompanyBanner,
  args: { children: 'Je bestelt voor Kinderopvang De Vlinder.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Switched: Story = { args: { action: <Button tone="tertiary">Switch terug</Button> } };
/** Each company in its own colour. */
export const Hues: Story = {
  args: { action: <Button tone="tertiary">Switch terug</Button> },
  render: (args) => (
    <>
      {[100, 160, 215, 270, 325].map((hue) => (
        <CompanyBanner key={hue} {...args} hue={hue} labels={{ banner: `Voor wie je bestelt ${hue}` }} />
      ))}
    </>
  ),
};
export const PunchOut: Story = {
  args: {
    children: (
      <>
        Je bestelling gaat terug naar <b>inkoop.voorbeeld.test</b>.
      </>
    ),
  },
};
export const Account: Story = {
  tags: ['do-not'],
  args: { children: 'Je bent ingelogd op een ander account.' },
};
