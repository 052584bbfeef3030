import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../link/Link.tsx';
import { MessageList } from './MessageList.tsx';

const meta = {
  title: 'Primitives/MessageList',
  component: MessageList,
  tags: ['picture:contrast'],
  args: { messages: [{ tone: 'error', text: 'U moet nog minimaal € 6,95 bijbestellen' }] },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = {};
export const WithDetails: Story = {
  args: {
    messages: [
      {
        tone: 'error',
        text: 'Van één product staat te veel in de winkelmand.',
        details: ['Plakkaatverf rood: maximaal 2 flessen per bestelling'],
      },
    ],
  },
};
export const AllTones: Story = {
  args: {
    messages: [
      { tone: 'error', text: 'U moet nog minimaal € 6,95 bijbestellen' },
      { tone: 'warning', text: 'Controleer dit nummer.' },
      {
        tone: 'info',
        text: (
          <>
            <b>
              Nog 1 doos{' '}
              <Link href="#puur" appearance="text">
                Billendoekjes Puur
              </Link>{' '}
              en die is gratis (2+1).
            </b>{' '}
            Vul het totale aantal in, inclusief het gratis artikel. De korting staat onder aan je factuur.
          </>
        ),
      },
      { tone: 'success', text: 'Je wachtwoord is opnieuw ingesteld.' },
    ],
  },
};
export const SaysWhatToDo: Story = {
  tags: ['do-not'],
  args: {
    messages: [
      {
        tone: 'error',
        text: 'De producten konden niet worden geladen. Je winkelmand is bewaard; probeer het opnieuw.',
      },
    ],
  },
};
export const SaysACode: Story = {
  tags: ['do-not'],
  args: { messages: [{ tone: 'error', text: 'Oeps! Er is een fout opgetreden (500).' }] },
};
