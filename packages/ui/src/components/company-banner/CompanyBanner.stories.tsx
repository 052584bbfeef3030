import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { CompanyBanner } from './CompanyBanner.tsx';

const meta = {
  title: 'Shop/CompanyBanner',
  component: CompanyBanner,
  args: { children: 'Je bestelt voor Kinderopvang De Vlinder.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Switched: Story = { args: { action: <Button tone="tertiary">Switch terug</Button> } };
export const PunchOut: Story = {
  args: {
    children: (
      <>
        Je bestelling gaat terug naar <b>inkoop.voorbeeld.test</b>.
      </>
    ),
  },
};
