import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { dialogLabels } from '../../../labels/dialogLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx';
import { DialogButton, type DialogButtonProps } from '../dialog/DialogButton.tsx';
import { DialogHeader } from '../dialog/DialogHeader.tsx';
import { DialogWindow } from '../dialog/DialogWindow.tsx';

/** A panel that slides in from a side of the window. Renders no element. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} />;
}

/** The button that opens it. Renders a `<button>`. */
export function DrawerTrigger(props: DialogButtonProps) {
  return (
    <DialogButton
      aria-haspopup="dialog"
      {...props}
      partName="DrawerTrigger"
      opens
      data-slot="drawer-trigger"
    />
  );
}

/** A button in the drawer that closes it. Renders a `<button>`. */
export function DrawerClose(props: DialogButtonProps) {
  return <DialogButton {...props} partName="DrawerClose" opens={false} data-slot="drawer-close" />;
}

const contentVariants = cva(
  [
    'm-0 mt-auto max-h-[85dvh] w-full max-w-none flex-col rail-t border-rule border-t-rail bg-surface text-ink open:flex',
    'transition-transform duration-gentle backdrop:scrim-modal starting:translate-y-full',
  ],
  {
    variants: {
      /** From 960 pixels on; below, each drawer comes from the bottom, within reach of the thumb. */
      side: {
        end: 'wide:ms-auto wide:h-dvh wide:max-h-none wide:w-[28rem] wide:border-s wide:starting:slide-end',
        start:
          'wide:me-auto wide:h-dvh wide:max-h-none wide:w-[28rem] wide:border-e wide:starting:slide-start',
        bottom: '',
      },
    },
    defaultVariants: { side: 'end' },
  },
);

export interface DrawerContentProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title'>,
    VariantProps<typeof contentVariants> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Always visible at its foot: 'Toon 24 producten'. */
  footer?: ReactNode;
  /** Fixed texts, replaceable one by one: those of a `Dialog`. */
  labels?: PartLabels<'dialog'> | undefined;
}

/** The panel; its title and footer stay while the content scrolls. Renders a `<dialog>` while it is open. */
export function DrawerContent({
  title,
  footer,
  side,
  labels,
  className,
  children,
  ...props
}: DrawerContentProps) {
  const text = useLabels('dialog', dialogLabels, labels);
  const titleId = useId();
  return (
    <DialogWindow
      partName="DrawerContent"
      closedby="any"
      {...props}
      aria-labelledby={joinIds(titleId, props['aria-labelledby'])}
      data-slot="drawer-content"
      data-side={side ?? 'end'}
      className={cx(contentVariants({ side }), className)}
    >
      <DialogHeader
        titleId={titleId}
        title={title}
        closeLabel={text.close}
        data-slot="drawer-header"
        className="border-b border-rule py-2 pe-2 ps-4 wide:ps-6"
      />
      <div data-slot="drawer-body" className="min-h-0 grow overflow-y-auto overscroll-contain p-4 wide:p-6">
        {children}
      </div>
      {footer && (
        <div
          data-slot="drawer-footer"
          className="border-t border-rule p-4 pb-[calc(1rem+env(safe-area-inset-bottom,0rem))] wide:px-6"
        >
          {footer}
        </div>
      )}
    </DialogWindow>
  );
}
