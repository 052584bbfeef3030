import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { nextOption } from '../../../internals/layers/nextOption.ts';

interface SearchComboboxOptions {
  /** An element inside the form of the search field. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly listId: string;
  /** The number of suggestions. */
  readonly count: number;
  /** Whether there is a note, which shows without suggestions too. */
  readonly hasNote: boolean;
  readonly optionId: (index: number) => string;
  /** Called with the trimmed text of the field when it changes and when the field gets the focus. */
  readonly onTermChange: (term: string) => void;
  readonly onPick: (index: number) => void;
}

const fieldOf = (anchor: RefObject<HTMLElement | null>) =>
  anchor.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=search]') ?? null;

/**
 * Makes the search field of the surrounding form a combobox with a list (ARIA APG 1.2, list autocomplete with manual
 * selection). It works on the DOM element of the field, so that `SearchBox`, which is in the first load, does not import
 * it.
 */
export function useSearchCombobox({
  anchor,
  listId,
  count,
  hasNote,
  optionId,
  onTermChange,
  onPick,
}: SearchComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(-1);
  const [searched, setSearched] = useState(false);
  const active = Math.min(selected, count - 1);
  const shown = open && count > 0;

  const show = useEffectEvent(() => {
    const field = fieldOf(anchor);
    if (!field) return;
    setOpen(true);
    setSelected(-1);
    setSearched(field.value.trim() !== '');
    onTermChange(field.value.trim());
  });
  const close = useEffectEvent(() => {
    setOpen(false);
    setSelected(-1);
  });
  const leaveStepwise = useEffectEvent((event: KeyboardEvent, field: HTMLInputElement) => {
    event.preventDefault();
    if (open && (shown || hasNote)) return close();
    field.value = '';
    onTermChange('');
  });
  const point = useEffectEvent((event: Event) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    if (!(option instanceof HTMLElement) || !option.dataset.index) return;
    onPick(Number(option.dataset.index));
    close();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const field = fieldOf(anchor);
    if (!field || event.target !== field || event.isComposing) return;
    if (event.key === 'Escape') return leaveStepwise(event, field);
    if (event.key === 'Enter') {
      // The Enter that picked a suggestion searches for nothing while it is held.
      if (event.repeat) event.preventDefault();
      else if (shown && active >= 0) {
        event.preventDefault();
        onPick(active);
      }
      return close();
    }
    if (event.altKey && event.key === 'ArrowUp') return close();
    const next = shown ? nextOption(event.key, active, count) : null;
    if (next !== null) {
      event.preventDefault();
      setSelected(next);
    } else if (!shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      show();
      if (!event.altKey) setSelected(event.key === 'ArrowDown' ? 0 : count - 1);
    }
  });

  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form) return;
    const enter = (event: Event) => {
      if (event.target === fieldOf(anchor)) show();
    };
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) close();
    };
    // The clear button of `SearchBox` empties the field without an `input` event.
    const cleared = () => setTimeout(() => fieldOf(anchor)?.value === '' && show());
    // A press on a suggestion leaves the focus in the field.
    const keepFocus = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[role=listbox]')) event.preventDefault();
    };
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      target: Element = form,
    ) => target.addEventListener(type, listener as EventListener, { signal: listening.signal });
    on('mousedown', keepFocus);
    on('click', point);
    on('focusin', enter);
    on('input', enter);
    on('keydown', press);
    on('focusout', leave);
    on('submit', close);
    const clear = form.querySelector('button[type=button]');
    if (clear) on('click', cleared, clear);
    // It is loaded when the field already has the focus.
    queueMicrotask(() => {
      if (!listening.signal.aborted && document.activeElement === fieldOf(anchor)) show();
    });
    return () => listening.abort();
  }, [anchor]);

  // After every render: the search box may have put another field in the place of the first.
  useEffect(() => {
    const field = fieldOf(anchor);
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(shown));
    if (shown) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    if (shown && active >= 0) field.setAttribute('aria-activedescendant', optionId(active));
    else field.removeAttribute('aria-activedescendant');
    if (shown && active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
  });

  return { open, active, searched };
}
