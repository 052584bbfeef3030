import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { MessageList } from './MessageList.tsx';

describeConformance(<MessageList messages={[{ tone: 'error', text: 'Fout' }]} />);

test('errors and warnings are assertive, the others polite', () => {
  render(
    <MessageList
      messages={[
        { tone: 'error', text: 'Te veel' },
        { tone: 'warning', text: 'Controleer dit nummer' },
        { tone: 'info', text: 'Nog 1 doos' },
        { tone: 'success', text: 'Opgeslagen' },
      ]}
    />,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.dataset.tone)).toEqual(['error', 'warning']);
  expect(screen.getAllByRole('status').map((status) => status.dataset.tone)).toEqual(['info', 'success']);
});

test('the text is an element of its own, and its tone is readable without colour', () => {
  render(<MessageList messages={[{ tone: 'error', text: 'U moet nog minimaal € 6,95 bijbestellen' }]} />);
  expect(screen.getByText('U moet nog minimaal € 6,95 bijbestellen')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Fout:');
});

test('each detail is on its own line after a dash', () => {
  render(
    <MessageList messages={[{ tone: 'error', text: 'Te veel', details: ['Verf rood', 'Verf blauw'] }]} />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '- Verf rood',
    '- Verf blauw',
  ]);
});

test('without messages it renders nothing', () => {
  const { container } = render(<MessageList messages={[]} />);
  expect(container.innerHTML).toBe('');
});
