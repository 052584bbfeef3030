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

test('[V12] without a handler the browser is kept from sending an empty term, and sends any other', () => {
  render(<SearchBox action="/zoeken" />);
  const sent = (term: string) => {
    fireEvent.input(field(), { target: { value: term } });
    return fireEvent.submit(field().form as HTMLFormElement);
  };
  expect([sent(''), sent('   '), sent('luiers')]).toEqual([false, false, true]);
});

test('[S80] the cross clears and keeps the focus in the field', async () => {
  render(<SearchBox action="/zoeken" defaultValue="luiers" />);
  await userEvent.click(screen.getByRole('button', { name: 'Wis je zoekterm' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('without script the form asks the address itself', () => {
  render(<SearchBox action="/zoeken" name="q" />);
  const form = field().form;
  expect(form?.getAttribute('action')).toBe('/zoeken');
  expect(field().name).toBe('q');
});

test('what is typed and cleared is reported, and what the caller keeps is what it shows', async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(<SearchBox action="/zoeken" value="lui" onValueChange={onValueChange} />);
  await userEvent.type(field(), 'e');
  expect(onValueChange).toHaveBeenLastCalledWith('luie', { event: expect.anything() });
  rerender(<SearchBox action="/zoeken" value="luiers" onValueChange={onValueChange} />);
  expect(field().value).toBe('luiers');
  await userEvent.click(screen.getByRole('button', { name: 'Wis je zoekterm' }));
  expect(onValueChange).toHaveBeenLastCalledWith('', { event: expect.anything() });
});

test('a new term that is shown replaces what stands in the field', async () => {
  const { rerender } = render(<SearchBox action="/zoeken" defaultValue="" onSearch={onSearch} />);
  await userEvent.type(field(), 'luiers{Enter}');
  rerender(<SearchBox action="/zoeken" defaultValue="luier" onSearch={onSearch} />);
  expect(field().value).toBe('luier');
  rerender(<SearchBox action="/zoeken" onSearch={onSearch} />);
  expect(field().value).toBe('');
});

test('who types on while the results are on their way keeps the text and the focus', async () => {
  const { rerender } = render(<SearchBox action="/zoeken" defaultValue="" onSearch={onSearch} />);
  await userEvent.type(field(), 'luiers{Enter} maat');
  rerender(<SearchBox action="/zoeken" defaultValue="luiers" onSearch={onSearch} />);
  expect(field().value).toBe('luiers maat');
  expect(document.activeElement).toBe(field());
});
