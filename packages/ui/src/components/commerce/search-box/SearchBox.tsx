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

/** Props of {@link SearchBox}: those of its `<form>`, and its own. */
export type SearchBoxProps = Omit<ComponentProps<'form'>, 'action' | 'role'> & {
  /** Where the form goes when no script runs; it asks for `?{name}=…` there. */
  action: string;
  /** Name of the field in that address. */
  name?: string | undefined;
  /** The term that is shown now; a new value replaces what stands in the field, but not what somebody types in it by then. */
  defaultValue?: string | undefined;
  /** Takes the trimmed term instead of the browser. An empty term is never submitted. */
  onSearch?: ((term: string) => void) | undefined;
  /** What stands in the field, when the caller keeps it. */
  value?: string | undefined;
  /** Called with what stands in the field at each typed letter, and when it is cleared. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'searchBox'> | undefined;
};

/** The role, not the element `search`: browsers that do not know the element would lose the landmark. */
const searchLandmark = { role: 'search' } as const;

/**
 * The search field of the header. Enter and the yellow button submit, a cross clears and keeps the focus in the
 * field. `SearchSuggestions` may stand in it as a child, once it is loaded. Renders a search landmark that also works
 * without script.
 */
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

  // Not by React's own `value`: `SearchSuggestions` writes into the field too.
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
        className="flex w-12 shrink-0 items-center justify-center rounded-e-[inherit] border-s-[1.5px] border-ink bg-accent text-on-accent hover:bg-accent-hover"
      >
        <Search aria-hidden className="size-6" />
      </button>
      {children}
    </form>
  );
}
