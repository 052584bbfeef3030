import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useLabels } from '#useLabels';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import type { PartLabels } from '../../../labels/Labels.ts';
import { stepButtonsLabels } from '../../../labels/stepButtonsLabels.ts';
import { Button } from '../button/Button.tsx';

/** Props of {@link StepButtons}: those of `<div>`, and the two acts. */
export interface StepButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the forward button says: 'Ga naar stap 2', 'Registreren'. */
  next: ReactNode;
  /** Called at the forward button; leave it out on the last step, where the button sends the form. */
  onNext?: (() => void) | undefined;
  /** The step is not valid yet: the forward button can be reached, and does nothing. */
  nextDisabled?: boolean | undefined;
  /** Called at the forward button while the step is not valid, and at Enter in a field: say what is missing. */
  onNextRefused?: (() => void) | undefined;
  /** Why it is not: shown above the button and read with it. */
  reason?: ReactNode;
  /** The form is on its way. */
  loading?: boolean | undefined;
  /** A step back; without it there is no such button. */
  onPrevious?: (() => void) | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: (PartLabels<'stepButtons'> & PartLabels<'button'>) | undefined;
}

/**
 * The foot of one step of a form: forward at the right, under the thumb on a phone, and back at the left. While
 * forward cannot be used it can say why. Renders a `<div>`.
 */
export function StepButtons({
  next,
  onNext,
  nextDisabled = false,
  onNextRefused,
  reason,
  loading = false,
  onPrevious,
  labels,
  className,
  ...props
}: StepButtonsProps) {
  const text = useLabels('stepButtons', stepButtonsLabels, labels);
  const id = useId();
  const told = nextDisabled && reason;
  return (
    <div {...props} data-slot="step-buttons" className={cx('border-t border-rule pt-4 wide:pt-6', className)}>
      {told && (
        <p id={id} className="pb-3 text-15 text-ink-2">
          {reason}
        </p>
      )}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {onPrevious ? (
          <Button tone="tertiary" onClick={onPrevious}>
            <ChevronLeft aria-hidden className="size-5 mirror" /> {text.previous}
          </Button>
        ) : (
          <span />
        )}
        <Button
          tone="primary"
          size="l"
          type={onNext ? 'button' : 'submit'}
          loading={loading}
          labels={labels}
          aria-disabled={nextDisabled || undefined}
          onClickCapture={nextDisabled ? onNextRefused : undefined}
          aria-describedby={told ? id : undefined}
          onClick={onNext}
          className="max-wide:w-full"
        >
          {next} {onNext && <ChevronRight aria-hidden className="size-5 mirror" />}
        </Button>
      </div>
    </div>
  );
}
