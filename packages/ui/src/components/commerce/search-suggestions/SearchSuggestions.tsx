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
import { SuggestionOrder } from './SuggestionOrder.tsx';
import { type SuggestionAction, useSearchCombobox } from './useSearchCombobox.ts';

/** `onSelect` is required only with products or categories. */
type Suggested =
  | {
      /** Products that match the typed text, best match first. */
      products?: readonly Suggestion[] | undefined;
      /** Matching categories, listed before the products. */
      categories?: readonly Suggestion[] | undefined;
      /** A product or category was chosen: go to its `href`. */
      onSelect: (suggestion: Suggestion) => void;
      /** Called with the new quantity of a product in the cart. Without it products cannot be ordered here. */
      onQuantityChange?: ((product: Suggestion, quantity: number) => void) | undefined;
    }
  | {
      products?: readonly [] | undefined;
      categories?: readonly [] | undefined;
      onSelect?: undefined;
      onQuantityChange?: undefined;
    };

export type SearchSuggestionsProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect' | 'hidden'> & {
  /** The term of these suggestions; its words are bold in them. */
  term?: string | undefined;
  /**
   * The number of products that a search for the term finds. A button for all results follows if there are more than
   * the suggested ones, or if there are some and the number is `'unknown'`.
   */
  total?: number | 'unknown' | undefined;
  /** Earlier search terms, newest first; pass them while the field is empty. */
  earlier?: readonly string[] | undefined;
  /** A new list is loading: the present one stays visible, and nothing is announced yet. */
  loading?: boolean | undefined;
  /** Why suggestions are missing or incomplete. Shown under the list, and announced if the list is empty. */
  note?: string | undefined;
  /** Called with the trimmed text of the field when it gets the focus and at each typed letter. */
  onTermChange: (term: string) => void;
  /** Called by the button that clears the earlier terms; without it there is no such button. */
  onClearEarlier?: (() => void) | undefined;
  labels?: PartLabels<'searchSuggestions'> | undefined;
} & Suggested;

/**
 * Suggestions in a `SearchBox`, whose field becomes a combobox: arrows, Home and End move, Enter selects or
 * searches, Escape closes the list and then empties the field, left and right reach the order actions. The
 * page's `LiveRegion` announces their number. Renders a `<div>` with a list box.
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
  onQuantityChange,
  onClearEarlier,
  labels,
  className,
  ...props
}: SearchSuggestionsProps) {
  const text = useLabels('searchSuggestions', searchSuggestionsLabels, labels);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const count = products.length + categories.length + earlier.length;
  const all =
    total === 'unknown'
      ? products.length > 0 && formatLabel(text.allUncounted, { term: term ?? '' }, text.locale)
      : total !== undefined &&
        total > products.length &&
        formatLabel(text.all, { count: total, term: term ?? '' }, text.locale);
  const optionId = (index: number, action: SuggestionAction | null = null) =>
    [id, index, action].filter((part) => part !== null).join('-');
  const quantityOf = ({ quantity, soldOut }: Suggestion) =>
    onQuantityChange && !soldOut ? quantity : undefined;

  function actionsOf(index: number): readonly SuggestionAction[] {
    const product = products[index];
    const quantity = product && quantityOf(product);
    if (quantity === undefined) return [];
    return quantity > 0 ? ['less', 'more'] : ['more'];
  }

  function runAction(index: number, action: SuggestionAction) {
    const product = products[index];
    if (product) onQuantityChange?.(product, (product.quantity ?? 0) + (action === 'more' ? 1 : -1));
  }

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

  const { open, active, action, searched } = useSearchCombobox({
    anchor,
    listId: id,
    count,
    hasNote: Boolean(note),
    optionId,
    onTermChange,
    onPick: pick,
    actionsOf,
    onAction: runAction,
  });
  const list = [...products, ...categories].map((each) => each.href).join(' ') + earlier.join('\n');
  const hasOrder = products.some((product) => quantityOf(product) !== undefined);
  const announceCount = useEffectEvent((_list: string) => {
    const found = count === 0 ? note || text.none : formatLabel(text.found, { count }, text.locale);
    announce(hasOrder ? `${found} ${text.order}` : found);
  });
  const announces = open && !loading && (count > 0 || searched || Boolean(note));
  useEffect(() => {
    // A new list is announced even if it has the same length.
    if (announces) announceCount(list);
  }, [announces, list, note]);

  const option = (index: number, suggestion: Omit<Suggestion, 'id' | 'href'>) => ({
    id: optionId(index),
    index,
    label: suggestion.label,
    term: term ?? '',
    detail: suggestion.detail,
    picture: suggestion.picture,
    price: suggestion.soldOut ? undefined : suggestion.price,
    soldOut: suggestion.soldOut ? text.soldOut : undefined,
    active: index === active && action === null,
  });

  function productOption(product: Suggestion, index: number) {
    const quantity = quantityOf(product);
    if (quantity === undefined) return <SuggestionOption key={product.id} {...option(index, product)} />;
    const inCart = quantity > 0 ? formatLabel(text.inCart, { count: quantity }, text.locale) : undefined;
    return (
      <div key={product.id} role="presentation" className="flex flex-wrap items-center">
        <SuggestionOption {...option(index, product)} inCart={inCart} className="min-w-0 grow basis-56" />
        <SuggestionOrder
          index={index}
          label={product.label}
          quantity={quantity}
          idOf={(each) => optionId(index, each)}
          active={index === active ? action : null}
          text={text}
        />
      </div>
    );
  }

  return (
    <div
      {...props}
      data-slot="search-suggestions"
      hidden={!open || (count === 0 && !note)}
      className={cx(
        'absolute -end-[1.5px] @min-[58rem]:-start-[1.5px] top-full z-30 w-[calc(100%+3px)] mt-1 max-h-[70dvh] overflow-y-auto border-[1.5px] border-t-5 border-ink bg-surface text-15 text-ink @container',
        // Wider, for the actions beside the products.
        hasOrder ? 'min-w-[min(44rem,100cqw-2rem)]' : 'min-w-[min(36rem,100cqw-2rem)]',
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
          <SuggestionGroup id={`${id}-products`} label={text.products} hasActions={hasOrder}>
            {products.map(productOption)}
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
      {all && (
        <div className="sticky bottom-0 border-t border-rule bg-surface px-4">
          <Button type="submit" tone="tertiary">
            {all}
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
