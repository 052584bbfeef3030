import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useLabels } from '#useLabels';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import type { PartLabels } from '../../../labels/Labels.ts';
import { stepButtonsLabels } from '../../../labels/stepButtonsLabels.ts';
import { Button } from '../button/Button.tsx';

export interface StepButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text of the next button: 'Ga naar stap 2', 'Registreren'. */
  next: ReactNode;
  /** Called by the next button; omit it on the last step, where the button submits the form. */
  onNext?: (() => void) | undefined;
  /** Whether the step is invalid: the next button stays focusable and does nothing. */
  nextDisabled?: boolean | undefined;
  /** Called by the next button, or Enter in a field, while the step is invalid. Announce the missing fields. */
  onNextRefused?: (() => void) | undefined;
  /** Why the step is invalid: shown above the button, and its description. */
  reason?: ReactNode;
  /** Whether the form is being submitted. */
  loading?: boolean | undefined;
  /** Goes a step back; without it there is no back button. */
  onPrevious?: (() => void) | undefined;
  labels?: (PartLabels<'stepButtons'> & PartLabels<'button'>) | undefined;
}

/** The buttons below a step of a form: next, back, and the reason while next is disabled. Renders a `<div>`. */
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
  const shownReason = nextDisabled && reason;
  return (
    <div {...props} data-slot="step-buttons" className={cx('border-t border-rule pt-4 wide:pt-6', className)}>
      {shownReason && (
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
          aria-describedby={shownReason ? id : undefined}
          onClick={onNext}
          className="max-wide:w-full"
        >
          {next} {onNext && <ChevronRight aria-hidden className="size-5 mirror" />}
        </Button>
      </div>
    </div>
  );
}
