'use client';

import { type ClipboardEvent, type KeyboardEvent, memo, type SyntheticEvent } from 'react';
import { Check } from '../../../icons/Check.tsx';
import { CircleHelp } from '../../../icons/CircleHelp.tsx';
import { CircleX } from '../../../icons/CircleX.tsx';
import { Hourglass } from '../../../icons/Hourglass.tsx';
import { PackageX } from '../../../icons/PackageX.tsx';
import { Tag } from '../../../icons/Tag.tsx';
import { Trash2 } from '../../../icons/Trash2.tsx';
import { TriangleAlert } from '../../../icons/TriangleAlert.tsx';
import { WifiOff } from '../../../icons/WifiOff.tsx';
import { readWholeNumber } from '../../../internals/props/readWholeNumber.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { controlVariants } from '../../primitives/field/controlVariants.ts';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import type { QuickOrderLine, QuickOrderResult } from './QuickOrderLine.ts';
import { quickOrderResultVariants } from './quickOrderResultVariants.ts';

/** Callbacks of a row; stable across renders, so that unchanged rows do not render again. */
export interface QuickOrderRowHandlers {
  readonly change: (index: number, line: QuickOrderLine, event: SyntheticEvent) => void;
  readonly paste: (index: number, event: ClipboardEvent<HTMLInputElement>) => void;
  readonly handleEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly remove: (index: number, event: SyntheticEvent) => void;
  readonly choose: (index: number, id: string, event: SyntheticEvent) => void;
}

interface QuickOrderRowProps {
  id: string;
  index: number;
  line: QuickOrderLine;
  result: QuickOrderResult | null | undefined;
  disabled: boolean;
  handlers: QuickOrderRowHandlers;
  labels: PartTexts<'quickOrderGrid'>;
}

const signs = {
  checking: Hourglass,
  failed: WifiOff,
  found: Check,
  deal: Tag,
  several: CircleHelp,
  'not-found': CircleX,
  'sold-out': PackageX,
  'short-stock': PackageX,
  limit: TriangleAlert,
  quantity: CircleX,
};

const texts = {
  checking: 'checking',
  failed: 'failed',
  found: 'found',
  deal: 'deal',
  several: 'several',
  'not-found': 'notFound',
  'sold-out': 'soldOut',
  'short-stock': 'shortStock',
  limit: 'limit',
  quantity: 'wholeOnly',
} as const;

const productProblems: readonly QuickOrderResult['state'][] = ['not-found', 'several', 'sold-out'];
const quantityProblems: readonly QuickOrderResult['state'][] = ['short-stock', 'limit', 'quantity'];

/** Whether a row would look the same: in a list of hundreds only the edited row renders. */
function isSameRow(before: QuickOrderRowProps, after: QuickOrderRowProps): boolean {
  return (
    before.id === after.id &&
    before.index === after.index &&
    before.line.articleNumber === after.line.articleNumber &&
    before.line.quantity === after.line.quantity &&
    before.disabled === after.disabled &&
    before.handlers === after.handlers &&
    before.labels === after.labels &&
    (before.result === after.result || JSON.stringify(before.result) === JSON.stringify(after.result))
  );
}

export const QuickOrderRow = memo(function QuickOrderRow({
  id,
  index,
  line,
  result,
  disabled,
  handlers,
  labels,
}: QuickOrderRowProps) {
  const number = index + 1;
  const Sign = result && signs[result.state];
  const resultId = `${id}-result`;
  // A message of the caller on the quantity has priority.
  const isOdd = result?.state !== 'quantity' && readWholeNumber(line.quantity) === undefined;
  const isEmpty = line.articleNumber === '' && line.quantity === '';
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
      onChange={(event) => handlers.change(index, { ...line, [field]: event.currentTarget.value }, event)}
      onPaste={(event) => handlers.paste(index, event)}
      onKeyDown={handlers.handleEnter}
      className={controlVariants({
        className: field === 'quantity' ? 'text-end @max-[16rem]:col-span-2' : '@max-[16rem]:col-span-full',
      })}
    />
  );
  return (
    <li
      data-slot="quick-order-row"
      data-state={result?.state}
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_3rem] items-center gap-x-2 gap-y-2 border-b border-rule py-2 @min-[40rem]:py-1.5 @min-[40rem]:grid-cols-[2rem_12rem_5.5rem_minmax(0,1fr)_3rem]"
    >
      <span aria-hidden className="type-numeral hidden text-17 text-ink-3 @min-[40rem]:block">
        {number}
      </span>
      {cell(
        'articleNumber',
        result !== null && result !== undefined && productProblems.includes(result.state),
      )}
      {cell(
        'quantity',
        isOdd || (result !== null && result !== undefined && quantityProblems.includes(result.state)),
      )}
      <div
        id={resultId}
        className="col-span-full col-start-1 row-start-2 min-w-0 empty:hidden @max-[16rem]:row-start-3 @min-[40rem]:col-span-1 @min-[40rem]:col-start-4 @min-[40rem]:row-start-1 @min-[40rem]:px-2"
      >
        {isOdd && <p className="text-15 leading-snug font-medium text-danger">{labels.wholeOnly}</p>}
        {result && Sign && !isOdd && (
          <>
            {result.name && (
              <p className="flex flex-wrap justify-between gap-x-4 pb-1 leading-snug">
                <span className="min-w-0">
                  {result.href ? (
                    <Link href={result.href} appearance="text">
                      {result.name}
                    </Link>
                  ) : (
                    result.name
                  )}
                </span>
                {result.total && <b>{result.total}</b>}
              </p>
            )}
            <p className={quickOrderResultVariants({ state: result.state })}>
              <Sign aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{result.message || labels[texts[result.state]]}</span>
            </p>
            {result.choices && result.choices.length > 0 && (
              <ul
                aria-label={formatLabel(labels.choices, { line: number }, labels.locale)}
                className="flex flex-wrap gap-2 pt-1.5 pb-1"
              >
                {result.choices.map(({ id: choice, label, detail }) => (
                  <li key={choice} className="min-w-0">
                    <Button
                      disabled={disabled}
                      className="max-w-full px-3 text-start"
                      onClick={(event) => handlers.choose(index, choice, event)}
                    >
                      <span className="min-w-0">
                        {label}
                        {detail && <span className="block font-medium">{detail}</span>}
                      </span>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {!isEmpty && (
        <IconButton
          label={formatLabel(labels.remove, { line: number }, labels.locale)}
          disabled={disabled}
          onClick={(event) => handlers.remove(index, event)}
          className="col-start-3 row-start-1 @max-[16rem]:row-start-2 @min-[40rem]:col-start-5"
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      )}
    </li>
  );
}, isSameRow);
