import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcurementBanner } from './ProcurementBanner.tsx';

const meta = {
  title: 'Commerce/ProcurementBanner',
  component: ProcurementBanner,
  args: { host: 'inkoop.voorbeeld.nl', onCancel: () => undefined },
  parameters: { extremes: { host: 'Inkoop van Voorbeeld' } },
} satisfies Meta<typeof ProcurementBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWayOut: Story = {};
export const Explained: Story = {
  args: { children: 'Je bestelling gaat na het afronden naar je inkoopsysteem terug.' },
};
export const Busy: Story = { args: { loading: true } };
export const Abbreviations: Story = {
  tags: ['do-not'],
  args: { host: 'OCI 4.0', children: 'HOOK_URL ontvangen. Sessie actief.', labels: { cancel: 'Annuleer' } },
};
