'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLabels } from '#useLabels';
import { announce } from '../../../internals/hooks/announce.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { searchSuggestionsLabels } from '../../../labels/searchSuggestionsLabels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import type { Suggestion } from './Suggestion.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionOption } from './SuggestionOption.tsx';
import { useSearchCombobox } from './useSearchCombobox.ts';

/** What is chosen by going to its `href`; without any, nothing asks for `onSelect`. */
type Suggested =
  | {
      /** Products that fit what was typed, the best first. */
      products?: readonly Suggestion[] | undefined;
      /** Categories that fit, listed before the products. */
      categories?: readonly Suggestion[] | undefined;
      /** A product or category was chosen: go to its `href`. */
      onSelect: (suggestion: Suggestion) => void;
    }
  | { products?: readonly [] | undefined; categories?: readonly [] | undefined; onSelect?: undefined };

/** Props of {@link SearchSuggestions}: those of `<div>`, what is suggested, and what is done with it. */
export type SearchSuggestionsProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect' | 'hidden'> & {
  /** What these are suggestions for: its words are bold in them. */
  term?: string | undefined;
  /** How many products a search for the term finds; more than are suggested are offered beneath. */
  total?: number | undefined;
  /** Terms searched for before, newest first; give them while the field is empty. */
  earlier?: readonly string[] | undefined;
  /** Another list is on its way: what is here still stands, and nothing is said yet. */
  loading?: boolean | undefined;
  /** Why there is nothing, or not all: under the list, and said in its place while there is none. */
  note?: string | undefined;
  /** Called with the trimmed text of the field when it gets the focus and at each typed letter. */
  onTermChange: (term: string) => void;
  /** Shows a button beneath the earlier terms that forgets them. */
  onClearEarlier?: (() => void) | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'searchSuggestions'> | undefined;
} & Suggested;

/**
 * Suggestions under a `SearchBox`, of which it is the child: load it when the field first gets the focus. Makes the
 * field a combobox: arrows walk, Home and End go to the ends, Enter takes the active one or searches, Escape closes
 * and, pressed again, empties the field. An earlier term is searched for again. How many there are is said by the
 * page's `LiveRegion`. Renders a `<div>` with a list box, hidden while there is nothing to suggest or note.
 */
export function SearchSuggestions({
  products = [],
  categories = [],
  term = '',
  total,
  earlier = [],
  loading = false,
  note,
  onTermChange,
  onSelect,
  onClearEarlier,
  labels,
  className,
  ...props
}: SearchSuggestionsProps) {
  const text = useLabels('searchSuggestions', searchSuggestionsLabels, labels);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const count = products.length + categories.length + earlier.length;
  const optionId = (index: number) => `${id}-${index}`;

  function pick(index: number) {
    const suggestion = [...products, ...categories][index];
    if (suggestion) return onSelect?.(suggestion);
    const form = anchor.current?.closest('form');
    const field = form?.querySelector<HTMLInputElement>('input[type=search]');
    const searched = earlier[index - products.length - categories.length];
    if (!form || !field || searched === undefined) return;
    field.value = searched;
    form.requestSubmit();
  }

  const { open, active, searched } = useSearchCombobox({
    anchor,
    listId: id,
    count,
    hasNote: Boolean(note),
    optionId,
    onTermChange,
    onPick: pick,
  });
  const list = [...products, ...categories].map((each) => each.href).join(' ') + earlier.join('\n');
  const say = useEffectEvent((_list: string) =>
    announce(count === 0 ? note || text.none : formatLabel(text.found, { count }, text.locale)),
  );
  const speaks = open && !loading && (count > 0 || searched || Boolean(note));
  useEffect(() => {
    // Another list is said even when it is as long as the one before.
    if (speaks) say(list);
  }, [speaks, list, note]);

  const option = (index: number, suggestion: Omit<Suggestion, 'id' | 'href'>) => ({
    id: optionId(index),
    index,
    label: suggestion.label,
    term: term ?? '',
    detail: suggestion.detail,
    picture: suggestion.picture,
    price: suggestion.soldOut ? undefined : suggestion.price,
    soldOut: suggestion.soldOut ? text.soldOut : undefined,
    active: index === active,
  });

  return (
    <div
      {...props}
      data-slot="search-suggestions"
      hidden={!open || (count === 0 && !note)}
      className={cx(
        'absolute -end-[1.5px] @min-[58rem]:-start-[1.5px] top-full z-30 w-[calc(100%+3px)] min-w-[min(36rem,100cqw-2rem)] mt-1 max-h-[70dvh] overflow-y-auto border-[1.5px] border-t-5 border-ink bg-surface text-15 text-ink @container',
        className,
      )}
    >
      <div
        ref={anchor}
        id={id}
        role="listbox"
        aria-label={text.list}
        className="divide-y divide-rule @min-[35rem]:flex @min-[35rem]:divide-x @min-[35rem]:divide-y-0"
      >
        {products.length > 0 && (
          <SuggestionGroup id={`${id}-products`} label={text.products}>
            {products.map((product, index) => (
              <SuggestionOption key={product.id} {...option(index, product)} />
            ))}
          </SuggestionGroup>
        )}
        {categories.length + earlier.length > 0 && (
          <div role="presentation" className="min-w-0 grow basis-40 divide-y divide-rule">
            {categories.length > 0 && (
              <SuggestionGroup id={`${id}-categories`} label={text.categories}>
                {categories.map((category, index) => (
                  <SuggestionOption key={category.id} {...option(products.length + index, category)} />
                ))}
              </SuggestionGroup>
            )}
            {earlier.length > 0 && (
              <SuggestionGroup id={`${id}-earlier`} label={text.earlier}>
                {earlier.map((label, index) => (
                  <SuggestionOption
                    key={label}
                    {...option(products.length + categories.length + index, { label })}
                  />
                ))}
              </SuggestionGroup>
            )}
          </div>
        )}
      </div>
      {total !== undefined && total > products.length && (
        <div className="sticky bottom-0 border-t border-rule bg-surface px-4">
          <Button type="submit" tone="tertiary">
            {formatLabel(text.all, { count: total, term: term ?? '' }, text.locale)}
          </Button>
        </div>
      )}
      {note && <p className="px-4 py-3 text-ink-2">{note}</p>}
      {earlier.length > 0 && onClearEarlier && (
        <div className="border-t border-rule px-4">
          <Button tone="tertiary" onClick={onClearEarlier}>
            {text.clearEarlier}
          </Button>
        </div>
      )}
    </div>
  );
}
