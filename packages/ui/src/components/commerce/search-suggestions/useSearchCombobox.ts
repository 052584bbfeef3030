import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { nextOption } from '../../../internals/layers/nextOption.ts';

/** An action on a suggested product: one unit more or less in the cart. */
export type SuggestionAction = 'more' | 'less';

interface SearchComboboxOptions {
  /** An element inside the form of the search field. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly count: number;
  /** Whether there is a note, which shows without suggestions too. */
  readonly hasNote: boolean;
  readonly optionId: (index: number, action: SuggestionAction | null) => string;
  /** Called with the trimmed text of the field when it changes and when the field gets the focus. */
  readonly onTermChange: (term: string) => void;
  readonly onPick: (index: number) => void;
  readonly actionsOf: (index: number) => readonly SuggestionAction[];
  /** Called by an action; the list stays open. */
  readonly onAction: (index: number, action: SuggestionAction) => void;
}

const fieldOf = (anchor: RefObject<HTMLElement | null>) =>
  anchor.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=search]') ?? null;

/** Makes the search field of the surrounding form a combobox with a list (ARIA APG 1.2); works on its element. */
export function useSearchCombobox({
  anchor,
  listId,
  count,
  hasNote,
  optionId,
  onTermChange,
  onPick,
  actionsOf,
  onAction,
}: SearchComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(-1);
  const [chosen, setChosen] = useState<SuggestionAction | null>(null);
  const [searched, setSearched] = useState(false);
  const active = Math.min(selected, count - 1);
  const shown = open && count > 0;
  const actions = shown && active >= 0 ? actionsOf(active) : [];
  // Without units there is no minus button.
  const action = chosen !== null && !actions.includes(chosen) ? (actions.at(-1) ?? null) : chosen;

  function select(index: number) {
    setSelected(index);
    setChosen(null);
  }

  const show = useEffectEvent(() => {
    const field = fieldOf(anchor);
    if (!field) return;
    setOpen(true);
    select(-1);
    setSearched(field.value.trim() !== '');
    onTermChange(field.value.trim());
  });
  const close = useEffectEvent(() => {
    setOpen(false);
    select(-1);
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
    const index = Number(option.dataset.index);
    const pointed = actionsOf(index).find((each) => each === option.dataset.action);
    if (pointed) return onAction(index, pointed);
    onPick(index);
    close();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const field = fieldOf(anchor);
    if (!field || event.target !== field || event.isComposing) return;
    if (event.key === 'Escape') return leaveStepwise(event, field);
    if (event.key === 'Enter') {
      // A held Enter must not search after a suggestion was picked, nor close the list after an action.
      if (event.repeat) return event.preventDefault();
      if (shown && active >= 0) {
        event.preventDefault();
        if (action !== null) return onAction(active, action);
        onPick(active);
      }
      return close();
    }
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const places = [null, ...actions];
      const next = places[places.indexOf(action) + (event.key === 'ArrowRight' ? 1 : -1)];
      // Without another action there the key moves the caret in the text.
      if (next === undefined) return;
      event.preventDefault();
      return setChosen(next);
    }
    if (event.altKey && event.key === 'ArrowUp') return close();
    const next = shown ? nextOption(event.key, active, count) : null;
    if (next !== null) {
      event.preventDefault();
      select(next);
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

  // After every render, because the search box may have replaced its field.
  useEffect(() => {
    const field = fieldOf(anchor);
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(shown));
    if (shown) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    if (shown && active >= 0) field.setAttribute('aria-activedescendant', optionId(active, action));
    else field.removeAttribute('aria-activedescendant');
    if (shown && active >= 0)
      document.getElementById(optionId(active, action))?.scrollIntoView?.({ block: 'nearest' });
  });

  return { open, active, action, searched };
}
