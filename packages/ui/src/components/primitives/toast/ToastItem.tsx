'use client';

import { cva } from 'class-variance-authority';
import { CircleCheck } from '../../../icons/CircleCheck.tsx';
import { CircleX } from '../../../icons/CircleX.tsx';
import { Info } from '../../../icons/Info.tsx';
import { TriangleAlert } from '../../../icons/TriangleAlert.tsx';
import { X } from '../../../icons/X.tsx';
import { usePausableTimeout } from '../../../internals/hooks/usePausableTimeout.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { Toast } from './createToastQueue.ts';

const cellVariants = cva(
  'flex justify-center pt-3.5 text-surface forced-colors:border-e-[1.5px] forced-colors:text-[CanvasText]',
  {
    variants: {
      tone: { info: 'bg-info', positive: 'bg-positive', warning: 'bg-warning', danger: 'bg-danger' },
    },
  },
);

const signs = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleX };

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  text: PartTexts<'toastRegion'>;
  onClose: () => void;
}

export function ToastItem({ toast, paused, text, onClose }: ToastItemProps) {
  const { id, title, description, tone = 'info', action, duration } = toast;
  usePausableTimeout({
    subject: duration === null ? null : toast,
    duration: duration ?? 0,
    paused,
    onEnd: onClose,
  });
  const Sign = signs[tone];
  return (
    <li
      id={id}
      aria-live={tone === 'danger' ? 'assertive' : undefined}
      aria-atomic="true"
      data-slot="toast"
      data-tone={tone}
      className="grid motion-safe:animate-arrive grid-cols-[3rem_minmax(0,1fr)_auto] overflow-clip rounded-label border-[1.5px] border-ink bg-surface text-15 text-ink"
    >
      <span aria-hidden className={cellVariants({ tone })}>
        <Sign className="size-5" />
      </span>
      <div className="py-3 ps-4">
        <p className="font-bold">
          <VisuallyHidden>{text[tone]}</VisuallyHidden> {title}
        </p>
        {description && <p className="text-ink-2">{description}</p>}
        {action && (
          <Button
            tone="tertiary"
            onClick={() => {
              action.onSelect();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={text.close} onClick={onClose} className="-outline-offset-3">
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}
