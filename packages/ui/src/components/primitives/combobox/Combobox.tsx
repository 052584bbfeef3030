'use client';

// Over 300 lines: field, list and their keyboard share one state (ARIA's combobox pattern).

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLabels } from '#useLabels';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import { announce } from '../../../internals/hooks/announce.ts';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import { nextOption } from '../../../internals/layers/nextOption.ts';
import { useInnerLayer } from '../../../internals/layers/useInnerLayer.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { comboboxLabels } from '../../../labels/comboboxLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldControl } from '../field/FieldRoot.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { ComboboxTag } from './ComboboxTag.tsx';
import { filterOptions } from './filterOptions.ts';

const boxClass = cx(
  'flex min-h-control w-full flex-wrap items-center gap-1.5 rounded-label border-[1.5px] border-ink bg-surface px-1.5 py-1 text-16',
  'hover:border-ink-2 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:disabled]:border-rule has-[input:disabled]:bg-disabled',
  'has-[input[aria-invalid]]:border-danger not-has-[input:focus-visible]:has-[input[aria-invalid]]:outline not-has-[input:focus-visible]:has-[input[aria-invalid]]:outline-danger',
);

export interface ComboboxChangeDetails extends ChangeDetails {
  readonly reason: 'select' | 'remove' | 'clear' | 'free-text';
}

export interface ComboboxProps
  extends Omit<
      ComponentProps<'input'>,
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'multiple'
      | 'list'
      | 'role'
      | 'aria-autocomplete'
      | 'aria-expanded'
      | 'aria-controls'
      | 'aria-activedescendant'
    >,
    FieldTexts {
  /** The options in their order; `undefined` while they load. */
  options: readonly ComboboxOption[] | undefined;
  /** Whether several values may be selected, shown as tags; otherwise the text shows the one value. */
  multiple?: boolean | undefined;
  /** The selected values (controlled); at most one unless `multiple`. */
  value?: readonly string[] | null | undefined;
  /** The initial values (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the new values. */
  onValueChange?: ((value: readonly string[], details: ComboboxChangeDetails) => void) | undefined;
  /** Called on each change of the text. */
  onTermChange?: ((term: string) => void) | undefined;
  /** Filters the options for a term; `null` when `options` match the term already. */
  filter?:
    | ((options: readonly ComboboxOption[], term: string) => readonly ComboboxOption[])
    | null
    | undefined;
  /** Whether the options are loading. Default: while `options` are `undefined`. */
  loading?: boolean | undefined;
  /** Whether typed text is a value too, on Enter or blur. */
  freeText?: boolean | undefined;
  /** Name under which a form sends each value. */
  name?: string | undefined;
  labels?: (PartLabels<'combobox'> & PartLabels<'field'>) | undefined;
}

/** Most options shown; the rest is counted below the list. */
const maxShown = 100;

const noOptions: readonly never[] = [];

/** A text field that finds values in a list (ARIA 1.2). `className` lands on the root, other props on the `<input>`. */
export function Combobox({
  options: givenOptions,
  multiple = false,
  value,
  defaultValue = [],
  onValueChange,
  onTermChange,
  filter = filterOptions,
  loading = givenOptions === undefined,
  freeText = false,
  name,
  label,
  hideLabel,
  hint,
  error,
  warning,
  showOptional,
  required = true,
  disabled = false,
  labels,
  id,
  ref,
  className,
  style,
  onChange,
  onKeyDown,
  onFocus,
  onBlur,
  onClick,
  ...props
}: ComboboxProps) {
  const options = givenOptions ?? noOptions;
  const text = useLabels('combobox', comboboxLabels, labels);
  const ownId = useId();
  const controlId = id ?? ownId;
  const listId = `${controlId}-list`;
  const optionId = (index: number) => `${controlId}-option-${index}`;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [selected, change, reset] = useValue(value === null ? [] : value, defaultValue, onValueChange);
  /** The typed text; `null` when not typing, where a single value shows its label. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState(-1);
  useFormReset(input, () => {
    reset();
    type(null);
    setOpen(false);
  });

  const labelByValue = useMemo(
    () => new Map(options.map((option) => [option.value, option.label])),
    [options],
  );
  const labelOf = (one: string) => labelByValue.get(one) ?? one;
  const single = selected[0];
  const shownText = typed ?? (multiple || single === undefined ? '' : labelOf(single));
  const term = typed?.trim() ?? '';
  const found = useMemo(() => (filter ? filter(options, term) : options), [filter, options, term]);
  const shown = found.slice(0, maxShown);
  const active = Math.min(walked, shown.length - 1);
  const note =
    found.length > shown.length
      ? formatLabel(text.more, { count: found.length - shown.length }, text.locale)
      : shown.length === 0 && !loading && !(freeText && term === '')
        ? text.none
        : shown.length === 0 && loading
          ? text.loading
          : null;
  const isFixed = disabled || props.readOnly === true;
  const isOpen = open && !isFixed && (shown.length > 0 || note !== null);
  const hasList = isOpen && shown.length > 0;
  // Escape closes the list, then discards the typed text.
  useInnerLayer(isOpen || typed !== null);

  const announceCount = useEffectEvent((count: number) =>
    announce(count === 0 ? text.none : formatLabel(text.found, { count }, text.locale)),
  );
  useEffect(() => {
    if (open && !loading) announceCount(found.length);
  }, [open, loading, found.length]);

  useEffect(() => {
    if (hasList && active >= 0)
      document.getElementById(`${controlId}-option-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [hasList, active, controlId]);

  function type(next: string | null) {
    setTyped(next);
    setWalked(-1);
    onTermChange?.(next?.trim() ?? '');
  }

  function take(one: string, details: ComboboxChangeDetails) {
    const { reason, event } = details;
    if (!multiple) change([one], details);
    else if (!selected.includes(one)) change([...selected, one], details);
    else if (reason === 'select')
      change(
        selected.filter((each) => each !== one),
        { event, reason: 'remove' },
      );
    type(null);
    setOpen(multiple && reason === 'select');
  }

  function pick(index: number, event: SyntheticEvent) {
    const option = shown[index];
    if (option && !option.disabled) take(option.value, { event, reason: 'select' });
  }

  function takeTyped(event: SyntheticEvent): boolean {
    if (typed === null) return false;
    const same = options.find((option) => option.label.toLowerCase() === term.toLowerCase());
    if (same && selected.includes(same.value)) return false;
    if (term !== '' && same && !same.disabled) take(same.value, { event, reason: 'select' });
    else if (term !== '' && freeText) take(term, { event, reason: 'free-text' });
    else if (term === '' && !multiple && single !== undefined) change([], { event, reason: 'clear' });
    else return false;
    return true;
  }

  function remove(one: string, event: SyntheticEvent) {
    change(
      selected.filter((each) => each !== one),
      { event, reason: 'remove' },
    );
    announce(formatLabel(text.removed, { label: labelOf(one) }, text.locale));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || isFixed) return;
    const { key, altKey } = event;
    const last = selected.at(-1);
    if (key === 'Escape' && (isOpen || typed !== null)) {
      event.preventDefault();
      if (isOpen) setOpen(false);
      else type(null);
    } else if (key === 'Enter' && event.repeat) {
      // The Enter that selected an option submits no form while it is held.
      event.preventDefault();
    } else if (key === 'Enter' && hasList && active >= 0) {
      event.preventDefault();
      pick(active, event);
    } else if (key === 'Enter' && (takeTyped(event) || term !== '')) {
      // Clears text that matches no option, and submits no form.
      event.preventDefault();
      type(null);
      setOpen(false);
    } else if (key === 'Backspace' && multiple && shownText === '' && last !== undefined) {
      remove(last, event);
    } else if (altKey && key === 'ArrowUp') {
      setOpen(false);
    } else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
      if (!altKey) setWalked(key === 'ArrowDown' ? 0 : shown.length - 1);
    } else if (hasList) {
      const next = nextOption(key, active, shown.length);
      if (next === null) return;
      event.preventDefault();
      setWalked(next);
    }
  }

  return (
    <FieldFrame
      {...{ label, hideLabel, hint, error, warning, showOptional, labels, className, style }}
      id={controlId}
      required={required && selected.length === 0}
    >
      <div data-slot="combobox" className="relative">
        <div className={boxClass}>
          {multiple && selected.length > 0 && (
            <ul aria-label={text.selected} className="contents">
              {selected.map((one) => (
                <ComboboxTag
                  key={one}
                  label={labelOf(one)}
                  remove={text.remove}
                  disabled={isFixed}
                  onRemove={(event) => {
                    const item = event.currentTarget.closest('li');
                    const next = item?.nextElementSibling ?? item?.previousElementSibling;
                    (next?.querySelector('button') ?? input.current)?.focus();
                    ignoreHeldEnter();
                    remove(one, event);
                  }}
                />
              ))}
            </ul>
          )}
          <FieldControl
            autoComplete="off"
            {...props}
            ref={input}
            appearance="bare"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList && active >= 0 ? optionId(active) : undefined}
            disabled={disabled}
            value={shownText}
            onChange={composeHandlers(onChange, (event) => {
              setOpen(true);
              type(event.currentTarget.value);
            })}
            onKeyDown={composeHandlers(onKeyDown, press)}
            onClick={composeHandlers(onClick, () => {
              setOpen(true);
            })}
            onFocus={composeHandlers(onFocus, (event) => {
              // Typing replaces the current value.
              if (!multiple) event.currentTarget.select();
            })}
            onBlur={composeHandlers(onBlur, (event) => {
              takeTyped(event);
              type(null);
              setOpen(false);
            })}
            className="-my-1 min-h-11 w-24 min-w-0 grow bg-transparent ps-1.5 pe-8 text-ink outline-none disabled:text-ink-2"
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 bottom-3.5 size-5 text-ink"
          />
        </div>
        {isOpen && (
          <ComboboxList
            id={listId}
            label={typeof label === 'string' ? label : text.options}
            options={shown}
            active={active}
            selected={new Set(selected)}
            multiple={multiple}
            optionId={optionId}
            onPick={pick}
            note={note}
          />
        )}
        {name &&
          selected.map((one) => (
            <input key={one} type="hidden" name={name} form={props.form} value={one} disabled={disabled} />
          ))}
      </div>
    </FieldFrame>
  );
}
