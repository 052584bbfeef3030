'use client';

import type { ChangeEvent, ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { Check } from '../../icons/Check.tsx';
import { CircleX } from '../../icons/CircleX.tsx';
import { Hourglass } from '../../icons/Hourglass.tsx';
import { PackageX } from '../../icons/PackageX.tsx';
import { Trash2 } from '../../icons/Trash2.tsx';
import { TriangleAlert } from '../../icons/TriangleAlert.tsx';
import { readWholeNumber } from '../../internals/props/readWholeNumber.ts';
import { formatLabel } from '../../labels/formatLabel.ts';
import type { PartTexts } from '../../labels/Labels.ts';
import { controlVariants } from '../field/controlVariants.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { QuickOrderLine, QuickOrderResult } from './QuickOrderLine.ts';
import { quickOrderResultVariants } from './quickOrderResultVariants.ts';

/** Props of {@link QuickOrderRow}. */
interface QuickOrderRowProps {
  id: string;
  /** From 1. */
  number: number;
  line: QuickOrderLine;
  result: QuickOrderResult | null | undefined;
  disabled: boolean;
  onChange: (line: QuickOrderLine, event: ChangeEvent) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Left out for a line in which nothing stands. */
  onRemove: ((event: MouseEvent) => void) | undefined;
  labels: PartTexts<'quickOrderGrid'>;
}

const signs = {
  checking: Hourglass,
  found: Check,
  'not-found': CircleX,
  'short-stock': PackageX,
  limit: TriangleAlert,
};

const texts = {
  checking: 'checking',
  found: 'found',
  'not-found': 'notFound',
  'short-stock': 'shortStock',
  limit: 'limit',
} as const;

/** One line: its number, article number, quantity, what came of it, and the button that takes it away. */
export function QuickOrderRow({
  id,
  number,
  line,
  result,
  disabled,
  onChange,
  onPaste,
  onKeyDown,
  onRemove,
  labels,
}: QuickOrderRowProps) {
  const Sign = result && signs[result.state];
  const resultId = `${id}-result`;
  const isOdd = readWholeNumber(line.quantity) === undefined;
  const cell = (field: 'articleNumber' | 'quantity', isInvalid: boolean) => (
    <input
      type="text"
      inputMode={field === 'quantity' ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      aria-label={formatLabel(labels.field, { field: labels[field], line: number }, labels.locale)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={result || isOdd ? resultId : undefined}
      data-field={field}
      disabled={disabled}
      value={line[field]}
      onChange={(event) => onChange({ ...line, [field]: event.currentTarget.value }, event)}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      className={controlVariants({ className: field === 'quantity' ? 'text-end' : undefined })}
    />
  );
  return (
    <li
      data-slot="quick-order-row"
      data-state={result?.state}
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_3rem] items-center gap-x-2 gap-y-1 border-b border-rule py-1.5 @min-[40rem]:grid-cols-[2rem_12rem_5.5rem_minmax(0,1fr)_3rem]"
    >
      <span aria-hidden className="type-numeral hidden text-17 text-ink-3 @min-[40rem]:block">
        {number}
      </span>
      {cell('articleNumber', result?.state === 'not-found')}
      {cell('quantity', isOdd || result?.state === 'short-stock' || result?.state === 'limit')}
      <div
        id={resultId}
        className="col-span-2 col-start-1 row-start-2 min-w-0 empty:hidden @min-[40rem]:col-span-1 @min-[40rem]:col-start-4 @min-[40rem]:row-start-1 @min-[40rem]:px-2"
      >
        {isOdd && <p className="text-15 leading-snug font-medium text-danger">{labels.wholeOnly}</p>}
        {result && Sign && !isOdd && (
          <>
            {result.name && (
              <p className="flex flex-wrap justify-between gap-x-4 leading-snug">
                <span className="min-w-0">{result.name}</span>
                {result.total && <b>{result.total}</b>}
              </p>
            )}
            <p className={quickOrderResultVariants({ state: result.state })}>
              <Sign aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{result.message || labels[texts[result.state]]}</span>
            </p>
          </>
        )}
      </div>
      {onRemove && (
        <IconButton
          label={formatLabel(labels.remove, { line: number }, labels.locale)}
          disabled={disabled}
          onClick={onRemove}
          className="col-start-3 row-start-1 @min-[40rem]:col-start-5"
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      )}
    </li>
  );
}
