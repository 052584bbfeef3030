import { MessageList } from '@magazijn/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFormMessage } from './useFormMessage.tsx';

function Form() {
  const [messages, show] = useFormMessage({ tone: 'error', text: 'Van de server' });
  return (
    <>
      <MessageList messages={messages} />
      <button type="button" onClick={() => show({ tone: 'error', text: 'Kies een langer wachtwoord.' })}>
        Opslaan
      </button>
    </>
  );
}

test('the message of each attempt scrolls into view, that of the document does not', () => {
  const shown: (string | null)[] = [];
  const scroll = vi.fn(function (this: Element) {
    shown.push(this.textContent);
  });
  Element.prototype.scrollIntoView = scroll;
  render(<Form />);
  expect(shown).toEqual([]);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  press();
  press();
  expect(shown).toEqual(['Kies een langer wachtwoord.', 'Kies een langer wachtwoord.']);
});
