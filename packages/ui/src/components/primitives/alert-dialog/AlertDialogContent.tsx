import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TriangleAlert } from '../../../icons/TriangleAlert.tsx';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { DialogActions } from '../dialog/DialogActions.tsx';
import { DialogWindow } from '../dialog/DialogWindow.tsx';

const contentVariants = cva(
  'm-auto w-120 border rail-t border-rule bg-surface p-(--dialog) text-ink backdrop:scrim-modal',
  {
    variants: {
      /** `danger` for actions that cannot be undone. */
      tone: { plain: 'border-t-rail', danger: 'border-t-danger' },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export interface AlertDialogContentProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'role'>,
    VariantProps<typeof contentVariants> {
  /** The question, which is its heading and accessible name. */
  title: ReactNode;
  /** `AlertDialogCancel` first, then `AlertDialogAction`. */
  actions: ReactNode;
}

/** The question, its consequences and the answers; Escape cancels. Renders a `<dialog>` while it is open. */
export function AlertDialogContent({
  title,
  actions,
  tone,
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <DialogWindow
      partName="AlertDialogContent"
      closedby="closerequest"
      {...props}
      role="alertdialog"
      aria-labelledby={joinIds(titleId, props['aria-labelledby'])}
      aria-describedby={joinIds(children ? textId : undefined, props['aria-describedby'])}
      data-slot="alert-dialog-content"
      className={cx(contentVariants({ tone }), className)}
    >
      <h2 id={titleId} className="flex items-start gap-3 type-heading text-22">
        {tone === 'danger' && (
          <TriangleAlert
            aria-hidden
            className="mt-0.5 size-6 shrink-0 text-danger forced-colors:text-[CanvasText]"
          />
        )}
        <span className="min-w-0">{title}</span>
      </h2>
      {children && (
        <div id={textId} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3 text-16 text-ink-2">
          {children}
        </div>
      )}
      <DialogActions data-slot="alert-dialog-actions">{actions}</DialogActions>
    </DialogWindow>
  );
}
