'use client';

import { cx } from 'class-variance-authority';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLabels } from '#useLabels';
import { announce } from '../../../internals/hooks/announce.ts';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { quickOrderGridLabels } from '../../../labels/quickOrderGridLabels.ts';
import type { QuickOrderLine, QuickOrderResult } from './QuickOrderLine.ts';
import { QuickOrderRow, type QuickOrderRowHandlers } from './QuickOrderRow.tsx';

export interface QuickOrderChangeDetails extends ChangeDetails {
  readonly reason: 'typing' | 'paste' | 'remove';
}

export interface QuickOrderGridProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children' | 'results'> {
  /** The lines, when controlled. */
  value?: readonly QuickOrderLine[] | undefined;
  /** The initial lines, when uncontrolled. */
  defaultValue?: readonly QuickOrderLine[] | undefined;
  /** Called with the lines up to the last one with text, including empty ones between them. */
  onValueChange?: ((value: readonly QuickOrderLine[], details: QuickOrderChangeDetails) => void) | undefined;
  /** The result of each line, by its index; `null` for a line that is not looked up yet. */
  results?: readonly (QuickOrderResult | null)[] | undefined;
  /** Called with the index of a line and the `id` of the pressed choice; return the corrected line by `value`. */
  onChoose?: ((index: number, id: string, details: ChangeDetails) => void) | undefined;
  /** Parses pasted text into lines; text from a spreadsheet separates columns by tabs. */
  parse: (text: string) => readonly QuickOrderLine[];
  /** The minimum number of lines, empty or not. */
  minLines?: number | undefined;
  /** The maximum number of lines by typing and pasting; further lines of a pasted list are omitted, with a message. */
  maxLines?: number | undefined;
  /** The order button, and content beside it. */
  action?: ReactNode;
  labels?: PartLabels<'quickOrderGrid'> | undefined;
}

const emptyLine: QuickOrderLine = { articleNumber: '', quantity: '' };
const isEmpty = ({ articleNumber, quantity }: QuickOrderLine) => articleNumber === '' && quantity === '';

/** An order typed or pasted as lines of article number and quantity, each with its result. Renders a `<fieldset>`. */
export function QuickOrderGrid({
  value,
  defaultValue = [],
  onValueChange,
  results = [],
  onChoose,
  parse,
  minLines = 5,
  maxLines = 200,
  action,
  disabled = false,
  labels,
  className,
  ...props
}: QuickOrderGridProps) {
  const text = useLabels('quickOrderGrid', quickOrderGridLabels, labels);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [lines, setLines, reset] = useValue(value, defaultValue, onValueChange);
  const [leftOut, setLeftOut] = useState(0);
  useFormReset(list, () => {
    reset();
    setLeftOut(0);
  });
  const missing = Math.min(Math.max(minLines - lines.length, 1), Math.max(maxLines - lines.length, 0));
  const last = lines.at(-1);
  const shown =
    last && isEmpty(last) && lines.length >= minLines
      ? lines
      : [...lines, ...Array.from({ length: missing }, () => emptyLine)];

  function change(next: readonly QuickOrderLine[], details: QuickOrderChangeDetails) {
    setLeftOut(0);
    const filled = next.findLastIndex((line) => !isEmpty(line));
    setLines(next.slice(0, filled + 1), details);
  }

  function paste(index: number, event: ClipboardEvent) {
    const parsed = parse(event.clipboardData.getData('text'));
    // A single number or name is pasted into the field as usual.
    if (parsed.length === 0 || (parsed.length === 1 && parsed[0]?.quantity === '')) return;
    event.preventDefault();
    const after = shown.slice(index).filter((line) => !isEmpty(line));
    const taken = parsed.slice(0, Math.max(maxLines - index - after.length, 0));
    if (taken.length > 0) change([...shown.slice(0, index), ...taken, ...after], { event, reason: 'paste' });
    const left = parsed.length - taken.length;
    setLeftOut(left);
    const sentences = [
      taken.length > 0 && formatLabel(text.pasted, { count: taken.length }, text.locale),
      left > 0 && leftOutText(left),
    ];
    announce(sentences.filter(Boolean).join(' '));
  }

  const leftOutText = (count: number) => formatLabel(text.leftOut, { count, max: maxLines }, text.locale);

  function handleEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    // Enter does not submit the form; its button does.
    event.preventDefault();
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    fields[fields.indexOf(event.currentTarget) + 1]?.focus();
  }

  function remove(index: number, event: SyntheticEvent) {
    change(shown.toSpliced(index, 1), { event, reason: 'remove' });
    list.current?.children[index]?.querySelector('input')?.focus();
    announce(formatLabel(text.removed, { line: index + 1 }, text.locale));
  }

  function choose(index: number, id: string, event: SyntheticEvent) {
    onChoose?.(index, id, { event });
    // The choices are removed, so the focus needs a new target.
    list.current?.children[index]?.querySelector<HTMLInputElement>('[data-field=quantity]')?.focus();
  }

  const latest: QuickOrderRowHandlers = {
    change: (index, line, event) => change(shown.with(index, line), { event, reason: 'typing' }),
    paste,
    handleEnter,
    remove,
    choose,
  };
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [handlers] = useState(
    (): QuickOrderRowHandlers => ({
      change: (...given) => current.current.change(...given),
      paste: (...given) => current.current.paste(...given),
      handleEnter: (...given) => current.current.handleEnter(...given),
      remove: (...given) => current.current.remove(...given),
      choose: (...given) => current.current.choose(...given),
    }),
  );

  return (
    <fieldset
      aria-label={text.name}
      {...props}
      disabled={disabled}
      data-slot="quick-order-grid"
      className={cx('@container min-w-0', className)}
    >
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_3rem] gap-x-2 @max-[16rem]:block border-t-2 border-b border-t-ink border-b-rule py-2 text-15 text-ink-2 @min-[40rem]:grid-cols-[2rem_12rem_5.5rem_minmax(0,1fr)_3rem]"
      >
        <span className="@min-[40rem]:col-start-2">{text.articleNumber}</span>
        <span className="text-end @max-[16rem]:block @max-[16rem]:text-start">{text.quantity}</span>
        <span className="px-2 @max-[40rem]:hidden">{text.product}</span>
      </div>
      <ol ref={list}>
        {shown.map((line, index) => (
          <QuickOrderRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={index}
            id={`${id}-${index}`}
            index={index}
            line={line}
            result={isEmpty(line) ? null : results[index]}
            disabled={disabled}
            handlers={handlers}
            labels={text}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-3">
        {leftOut > 0 ? (
          <p className="text-15 font-bold">{leftOutText(leftOut)}</p>
        ) : (
          <p className="text-15 text-ink-2">{text.hint}</p>
        )}
        {action}
      </div>
    </fieldset>
  );
}
