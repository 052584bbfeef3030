import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ArrowRight } from '../../../icons/ArrowRight.tsx';
import { Check } from '../../../icons/Check.tsx';
import { X } from '../../../icons/X.tsx';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { stepMarkVariants } from './stepMarkVariants.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'stopped';

export interface StepDetails {
  /** Past or expected time in words: `'18 maart, 9.42 uur'`. */
  readonly time?: ReactNode;
  /** The same time for the `datetime` attribute: `'2026-03-18T09:42'`. */
  readonly dateTime?: string | undefined;
  /** A remark: `'Afgegeven bij de receptie.'` */
  readonly note?: ReactNode;
}

export interface StepListItem extends StepDetails {
  readonly id: string | number;
  readonly name: ReactNode;
  /** A secondary line under the name, for example a role. */
  readonly detail?: ReactNode;
  readonly state: StepState;
  /** The state in words. */
  readonly stateText: string;
  /** Shows the state as a badge in this tone; without it only screen readers read `stateText`. */
  readonly stateTone?: BadgeProps['tone'] | undefined;
}

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly StepListItem[];
}

const marks = { done: Check, current: ArrowRight, upcoming: undefined, stopped: X };

/** A vertical list of steps on a line that is solid up to the current step and dotted after it. Renders an `<ol>`. */
export function StepList({ steps, className, ...props }: StepListProps) {
  return (
    <ol {...props} className={cx('wrap-anywhere text-ink', className)}>
      {steps.map(({ id, name, detail, state, stateText, stateTone, time, dateTime, note }, index) => {
        const Mark = marks[state];
        const reached = steps[index + 1]?.state !== 'upcoming';
        return (
          <li
            key={id}
            data-slot="step"
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group/step flex gap-3"
          >
            <span aria-hidden className="flex flex-col items-center">
              <span className={stepMarkVariants({ state })}>
                {Mark && <Mark className={cx('size-4.5', state === 'current' && 'mirror')} strokeWidth={3} />}
              </span>
              <span
                className={cx(
                  'w-0 grow group-last/step:hidden',
                  reached ? 'border-s-[3px] border-rail' : 'border-s-[3px] border-dotted border-ink-3',
                )}
              />
            </span>
            <div className="min-w-0 grow pb-5 group-last/step:pb-0">
              <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 leading-snug">
                <span className={cx('min-w-0', state === 'upcoming' ? 'text-ink-2' : 'font-bold')}>
                  {name}
                </span>{' '}
                {stateTone ? (
                  <Badge tone={stateTone}>{stateText}</Badge>
                ) : (
                  <VisuallyHidden>({stateText})</VisuallyHidden>
                )}
              </p>
              {detail && <p className="text-15 text-ink-2">{detail}</p>}
              {time && (
                <p className="text-15 text-ink-2">
                  <time dateTime={dateTime || undefined}>{time}</time>
                </p>
              )}
              {note && (
                <p className={cx('pt-1 text-15', state === 'stopped' && 'font-medium text-danger')}>{note}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
