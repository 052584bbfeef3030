import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import { LiveRegion } from '../../primitives/live-region/LiveRegion.tsx';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx';
import { suggestedCategories, suggestedProducts } from './sampleSuggestions.tsx';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoek je product of merk' });
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

function show(props: Partial<SearchSuggestionsProps> = {}) {
  const calls = { onSearch: vi.fn(), onTermChange: vi.fn(), onSelect: vi.fn(), onClearEarlier: vi.fn() };
  render(
    <>
      <LiveRegion />
      <SearchBox action="/zoeken" onSearch={calls.onSearch}>
        <SearchSuggestions
          products={suggestedProducts}
          categories={suggestedCategories}
          onTermChange={calls.onTermChange}
          onSelect={calls.onSelect}
          onClearEarlier={calls.onClearEarlier}
          {...props}
        />
      </SearchBox>
      <button type="button">elders</button>
    </>,
  );
  return calls;
}

describeConformance(
  <SearchSuggestions products={suggestedProducts} onTermChange={vi.fn()} onSelect={vi.fn()} />,
);

test('the field becomes a combobox that opens its list on focus and announces its length', async () => {
  const { onTermChange } = show();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Suggesties' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  expect(within(screen.getByRole('group', { name: 'Producten' })).getAllByRole('option')).toHaveLength(4);
  expect(within(screen.getByRole('group', { name: 'Categorieën' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('6 suggesties. Kies met de pijltjestoetsen.')).toBeDefined();
  await userEvent.keyboard('lui ');
  expect(onTermChange.mock.calls.flat()).toEqual(['', 'l', 'lu', 'lui', 'lui']);
});

test('arrows cycle through suggestions and the text; Home and End go to the ends; the focus stays in the field', async () => {
  show();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()).toContain('Pukkie luiers maat 4');
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}');
  expect(activeOption()).toContain('Oefenbroekjes');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption()).toContain('Oefenbroekjes');
  await userEvent.keyboard('{Home}');
  expect(activeOption()).toContain('Pukkie luiers maat 4');
  expect(document.activeElement).toBe(field());
});

test('Enter selects the active suggestion, and searches when there is none', async () => {
  const { onSelect, onSearch } = show();
  await userEvent.type(field(), 'luiers{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([[suggestedProducts[0]]]);
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['luiers']]);
});

test.each<[SearchSuggestionsProps['total'], string[]]>([
  [undefined, []],
  [4, []],
  [36, ['Alle 36 resultaten voor ‘lui’']],
  ['unknown', ['Alle resultaten voor ‘lui’']],
])('a total of %j has the buttons %j for all results', async (total, names) => {
  show({ term: 'lui', total });
  await userEvent.click(field());
  expect(screen.queryAllByRole('button', { name: /resultaten/ }).map((each) => each.textContent)).toEqual(
    names,
  );
});

test('without products, an unknown total has no button', async () => {
  show({ term: 'lui', total: 'unknown', products: [] });
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /resultaten/ })).toBeNull();
});

test('Escape closes the list, and pressed again empties the field', async () => {
  const { onTermChange } = show();
  await userEvent.type(field(), 'luiers{Escape}');
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['luiers', 'false']);
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('');
  expect(onTermChange).toHaveBeenLastCalledWith('');
});

test('Alt and the arrows open and close it without choosing', async () => {
  show();
  await userEvent.click(field());
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(activeOption()).toBeNull();
});

test('a press selects a suggestion and keeps the focus in the field; a press elsewhere closes the list', async () => {
  const { onSelect } = show();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: /Luiers in Verzorging/ }));
  expect(onSelect.mock.calls).toEqual([[suggestedCategories[0]]]);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'elders' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

function Ordering({ quantities, onSelect }: { quantities: readonly number[]; onSelect: () => void }) {
  const [kept, setKept] = useState(quantities);
  return (
    <>
      <LiveRegion />
      <SearchBox action="/zoeken">
        <SearchSuggestions
          products={suggestedProducts.map((product, at) => ({
            ...product,
            quantity: kept[at],
            soldOut: at === 3,
          }))}
          onTermChange={vi.fn()}
          onSelect={onSelect}
          onQuantityChange={({ id }, quantity) =>
            setKept(
              kept.with(
                suggestedProducts.findIndex((product) => product.id === id),
                quantity,
              ),
            )
          }
        />
      </SearchBox>
    </>
  );
}
const actions = () =>
  screen
    .getAllByRole('option')
    .filter(({ dataset }) => dataset.action)
    .map((option) => option.getAttribute('aria-label'));

test('products are ordered by pointer: add, more, less; the list stays open and the focus in the field', async () => {
  const onSelect = vi.fn();
  render(<Ordering quantities={[0, 1, 0, 0]} onSelect={onSelect} />);
  await userEvent.click(field());
  const [first, second, third] = suggestedProducts.map(({ label }) => label);
  expect(actions()).toEqual([
    `Voeg toe: ${first}`,
    `Eén minder: ${second}`,
    `Eén meer: ${second}`,
    `Voeg toe: ${third}`,
  ]);
  await userEvent.click(screen.getByRole('option', { name: `Voeg toe: ${first}` }));
  await userEvent.click(screen.getByRole('option', { name: `Eén meer: ${first}` }));
  await userEvent.click(screen.getByRole('option', { name: `Eén minder: ${second}` }));
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('2 in je winkelmand');
  expect(actions()).toContain(`Voeg toe: ${second}`);
  expect([onSelect.mock.calls.length, document.activeElement === field()]).toEqual([0, true]);
});

test('the arrows to right and left reach the actions, and move the caret elsewhere; Enter does them', async () => {
  const onSelect = vi.fn();
  render(<Ordering quantities={[0, 1, 0, 0]} onSelect={onSelect} />);
  await userEvent.type(field(), 'lui');
  expect(screen.getByText(/Met de pijltjestoets naar rechts voeg je een product toe\./)).toBeDefined();
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.dataset.action ?? null;
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    return active();
  };
  expect(await press('{ArrowLeft}')).toBeNull();
  expect(field().selectionStart).toBe(2);
  expect(await press('{ArrowDown}{ArrowRight}')).toBe('more');
  expect(await press('{ArrowRight}')).toBe('more');
  expect(await press('{Enter}')).toBe('more');
  expect(await press('{ArrowLeft}')).toBe('less');
  expect(await press('{Enter}')).toBe('more');
  expect(await press('{ArrowDown}')).toBeNull();
  expect(await press('{ArrowRight}')).toBe('less');
  expect(await press('{ArrowLeft}')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('a held Enter does an action once, and leaves the list open', async () => {
  render(<Ordering quantities={[0, 0, 0, 0]} onSelect={vi.fn()} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  holdEnter();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('1 in je winkelmand');
});

test('an earlier term can be searched for again, and all of them can be cleared', async () => {
  const { onSearch, onClearEarlier } = show({ products: [], categories: [], earlier: ['appelsap', 'verf'] });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSearch.mock.calls).toEqual([['verf']]);
  expect(field().value).toBe('verf');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Wis zoekgeschiedenis' }));
  expect(onClearEarlier).toHaveBeenCalledTimes(1);
});

test('the clear button of the search box requests the suggestions of an empty field', async () => {
  const { onTermChange } = show();
  await userEvent.type(field(), 'luiers');
  await userEvent.click(screen.getByRole('button', { name: 'Wis je zoekterm' }));
  await vi.waitFor(() => expect(onTermChange).toHaveBeenLastCalledWith(''));
});

test('without suggestions the list is hidden and this is announced, but not while loading', async () => {
  const { rerender } = render(<LiveRegion />);
  const box = (loading: boolean) => (
    <>
      <LiveRegion />
      <SearchBox action="/zoeken">
        <SearchSuggestions onTermChange={vi.fn()} loading={loading} />
      </SearchBox>
    </>
  );
  rerender(box(true));
  await userEvent.type(field(), 'qqq');
  expect(screen.queryByText('Geen suggesties.')).toBeNull();
  rerender(box(false));
  expect(screen.getByText('Geen suggesties.')).toBeDefined();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list opens if the field already has the focus when the component loads', async () => {
  const { rerender } = render(<SearchBox action="/zoeken" />);
  await userEvent.type(screen.getByRole('searchbox'), 'lui');
  const onTermChange = vi.fn();
  rerender(
    <SearchBox action="/zoeken">
      <SearchSuggestions products={suggestedProducts} onTermChange={onTermChange} onSelect={vi.fn()} />
    </SearchBox>,
  );
  expect(await screen.findByRole('listbox')).toBeDefined();
  expect(onTermChange.mock.calls).toEqual([['lui']]);
  expect([field().value, document.activeElement === field()]).toEqual(['lui', true]);
});

test('a note replaces suggestions and is announced, and Escape closes it before it empties the field', async () => {
  const note = 'Suggesties kunnen nu niet worden geladen.';
  show({ products: [], categories: [], note });
  await userEvent.type(field(), 'lui');
  expect(screen.getAllByText(note)).toHaveLength(2);
  expect([field().getAttribute('aria-expanded'), field().hasAttribute('aria-controls')]).toEqual([
    'false',
    false,
  ]);
  await userEvent.keyboard('{Escape}');
  expect([
    field().value,
    screen.getByText(note, { selector: '[data-slot] > p' }).closest('[hidden]'),
  ]).toEqual(['lui', expect.anything()]);
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('');
});

test('an Enter that selected a suggestion does not search while it is held', async () => {
  const { onSelect } = show();
  await userEvent.type(field(), 'luiers{ArrowDown}');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false);
  expect(onSelect).toHaveBeenCalledTimes(1);
  fireEvent.keyUp(field(), { key: 'Enter' });
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});
