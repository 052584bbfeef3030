'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useLabels } from '#useLabels';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { errorSummaryLabels } from '../../../labels/errorSummaryLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { messageVariants } from '../message-list/messageVariants.ts';

export interface ErrorSummaryItem {
  /** Id of the invalid control. */
  readonly fieldId: string;
  /** The error and how to correct it: the same text as under the field. */
  readonly text: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The errors, in the order of the fields; without any, nothing is rendered. */
  errors: readonly ErrorSummaryItem[] | undefined;
  /** Replaces the count. */
  title?: ReactNode | undefined;
  labels?: PartLabels<'errorSummary'> | undefined;
}

/** The control to focus: of a group the checked one, or the first. */
const controlOf = (field: HTMLElement): HTMLElement =>
  (field.tagName === 'FIELDSET' &&
    (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled, button:enabled'))) ||
  field;

/** Focuses the field and shows its label. The address does not change, so the router is not involved. */
function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  controlOf(field).focus({ preventScroll: true });
  (field.closest('[data-slot=field], fieldset') ?? field).scrollIntoView({ block: 'start' });
}

/** The errors of a form as links to its fields; focus its `ref` after a failed submit. Renders a `<section>`. */
export function ErrorSummary({ errors = [], title, labels, className, ...props }: ErrorSummaryProps) {
  const text = useLabels('errorSummary', errorSummaryLabels, labels);
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <section
      tabIndex={-1}
      {...props}
      aria-labelledby={joinIds(id, props['aria-labelledby'])}
      data-slot="error-summary"
      className={cx(messageVariants({ tone: 'error' }), className)}
    >
      <span
        aria-hidden="true"
        className="type-numeral flex items-center justify-center bg-(--cell) text-28 leading-none text-surface forced-colors:border-e-[1.5px] forced-colors:text-[CanvasText]"
      >
        !
      </span>
      <div className="min-w-0 px-4 py-3">
        <h2 id={id} className="text-17">
          {title || formatLabel(text.title, { count: errors.length }, text.locale)}
        </h2>
        <ul>
          {errors.map((error) => (
            // A field may have several errors.
            <li
              key={`${errors.filter(({ fieldId }) => fieldId === error.fieldId).indexOf(error)} ${error.fieldId}`}
            >
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => goToField(event, error.fieldId)}
                className="inline-flex min-h-11 items-center py-2 font-medium underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
