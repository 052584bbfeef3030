'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useLabels } from '#useLabels';
import { Search } from '../../../icons/Search.tsx';
import { X } from '../../../icons/X.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { searchBoxLabels } from '../../../labels/searchBoxLabels.ts';

export type SearchBoxProps = Omit<ComponentProps<'form'>, 'action' | 'role'> & {
  /** The address that the form requests without script, with `?{name}=…`. */
  action: string;
  /** Name of the query parameter (`q`). */
  name?: string | undefined;
  /** The current search term. A new value replaces the text of the field, unless the user is typing in it. */
  defaultValue?: string | undefined;
  /** Called with the trimmed term; replaces the browser's submit. An empty term is never submitted. */
  onSearch?: ((term: string) => void) | undefined;
  /** The text of the field, when controlled. */
  value?: string | undefined;
  /** Called with the text of the field on each input and when it is cleared. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  labels?: PartLabels<'searchBox'> | undefined;
};

/** The role instead of the `<search>` element: browsers without support for the element would expose no landmark. */
const searchLandmark = { role: 'search' } as const;

/** The header's search, also without script; takes `SearchSuggestions` as a child. Renders a search landmark. */
export function SearchBox({
  action,
  name = 'q',
  defaultValue,
  value,
  onValueChange,
  onSearch,
  labels,
  className,
  children,
  ...rest
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);
  const typedSinceEnter = useRef(false);
  const text = useLabels('searchBox', searchBoxLabels, labels);

  function submit(event: FormEvent<HTMLFormElement>) {
    const term =
      event.currentTarget.querySelector<HTMLInputElement>('input[type=search]')?.value.trim() ?? '';
    if (term === '' || onSearch) event.preventDefault();
    if (term !== '') onSearch?.(term);
  }

  function clear(event: SyntheticEvent) {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onValueChange?.('', { event });
  }

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || shown.current === defaultValue) return;
    shown.current = defaultValue;
    if (typedSinceEnter.current && document.activeElement === field) return;
    field.value = defaultValue ?? '';
  }, [defaultValue]);

  // React's `value` is not used, because `SearchSuggestions` writes to the field as well.
  useLayoutEffect(() => {
    if (input.current && typeof value === 'string' && input.current.value !== value)
      input.current.value = value;
  }, [value]);

  return (
    <form
      {...rest}
      {...searchLandmark}
      action={action}
      onSubmit={composeHandlers(rest.onSubmit, submit)}
      data-slot="search-box"
      className={cx(
        'relative flex h-control rounded-forward border-[1.5px] border-ink bg-surface text-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus has-aria-expanded:scrim',
        className,
      )}
    >
      <input
        ref={input}
        type="search"
        name={name}
        defaultValue={value ?? defaultValue ?? ''}
        onKeyDown={({ key }) => {
          if (key === 'Enter') typedSinceEnter.current = false;
        }}
        onInput={(event) => {
          typedSinceEnter.current = true;
          onValueChange?.(event.currentTarget.value, { event });
        }}
        aria-label={text.label}
        placeholder={text.label}
        autoComplete="off"
        enterKeyHint="search"
        className="peer min-w-0 grow appearance-none bg-transparent px-3 text-16 text-ellipsis text-ink outline-none @max-[26rem]:px-2 @max-[26rem]:placeholder:text-13 [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="button"
        onClick={clear}
        aria-label={text.clear}
        className="flex w-11 shrink-0 items-center justify-center rounded-label text-ink-2 peer-placeholder-shown:hidden hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
      <button
        type="submit"
        aria-label={text.submit}
        className="flex w-12 shrink-0 items-center justify-center rounded-e-[inherit] border-s-[1.5px] border-ink bg-accent text-on-accent thicker-on-hover"
      >
        <Search aria-hidden className="size-6" />
      </button>
      {children}
    </form>
  );
}
