import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import type { SearchBoxProps } from './SearchBox.tsx';
import { SearchBox } from './SearchBox.tsx';

const onSearch = vi.fn();
beforeEach(() => onSearch.mockReset());

describeConformance<SearchBoxProps>(
  <SearchBox action="/zoeken" defaultValue="luiers" onSearch={onSearch} />,
  {
    owned: ['role'],
    handlers: {
      onSubmit: { fire: (root) => fireEvent.submit(root), acted: () => onSearch.mock.calls.length > 0 },
    },
  },
);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Zoek je product of merk' });

test('[S80] Enter submits the trimmed term', async () => {
  render(<SearchBox action="/zoeken" onSearch={onSearch} />);
  await userEvent.type(field(), '  luiers {Enter}');
  expect(onSearch.mock.calls).toEqual([['luiers']]);
});

test('[S80] the button submits too', async () => {
  render(<SearchBox action="/zoeken" onSearch={onSearch} defaultValue="appelsap" />);
  await userEvent.click(screen.getByRole('button', { name: 'Zoeken' }));
  expect(onSearch.mock.calls).toEqual([['appelsap']]);
});

test.each(['{Enter}', '   {Enter}'])('[V12] an empty term is not submitted: %j', async (keys) => {
  render(<SearchBox action="/zoeken" onSearch={onSearch} />);
  await userEvent.type(field(), keys);
  expect(onSearch).not.toHaveBeenCalled();
});

test('[V12] without a handler the browser submits every term except an empty one', () => {
  render(<SearchBox action="/zoeken" />);
  const sent = (term: string) => {
    fireEvent.input(field(), { target: { value: term } });
    return fireEvent.submit(field().form as HTMLFormElement);
  };
  expect([sent(''), sent('   '), sent('luiers')]).toEqual([false, false, true]);
});

test('[S80] the clear button empties the field and keeps the focus in it', async () => {
  render(<SearchBox action="/zoeken" defaultValue="luiers" />);
  await userEvent.click(screen.getByRole('button', { name: 'Wis je zoekterm' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('without script the form requests the address', () => {
  render(<SearchBox action="/zoeken" name="q" />);
  const form = field().form;
  expect(form?.getAttribute('action')).toBe('/zoeken');
  expect(field().name).toBe('q');
});

test('typing and clearing call onValueChange, and a controlled value is shown', async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(<SearchBox action="/zoeken" value="lui" onValueChange={onValueChange} />);
  await userEvent.type(field(), 'e');
  expect(onValueChange).toHaveBeenLastCalledWith('luie', { event: expect.anything() });
  rerender(<SearchBox action="/zoeken" value="luiers" onValueChange={onValueChange} />);
  expect(field().value).toBe('luiers');
  await userEvent.click(screen.getByRole('button', { name: 'Wis je zoekterm' }));
  expect(onValueChange).toHaveBeenLastCalledWith('', { event: expect.anything() });
});

test('a new defaultValue replaces the text of the field', async () => {
  const { rerender } = render(<SearchBox action="/zoeken" defaultValue="" onSearch={onSearch} />);
  await userEvent.type(field(), 'luiers{Enter}');
  rerender(<SearchBox action="/zoeken" defaultValue="luier" onSearch={onSearch} />);
  expect(field().value).toBe('luier');
  rerender(<SearchBox action="/zoeken" onSearch={onSearch} />);
  expect(field().value).toBe('');
});

test('a user who types while results load keeps the text and the focus', async () => {
  const { rerender } = render(<SearchBox action="/zoeken" defaultValue="" onSearch={onSearch} />);
  await userEvent.type(field(), 'luiers{Enter} maat');
  rerender(<SearchBox action="/zoeken" defaultValue="luiers" onSearch={onSearch} />);
  expect(field().value).toBe('luiers maat');
  expect(document.activeElement).toBe(field());
});
