'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { X } from '../../../icons/X.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useDialog } from './DialogContext.ts';

interface DialogHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  titleId: string;
  title: ReactNode;
  closeLabel: string;
}

export function DialogHeader({ titleId, title, closeLabel, className, ...props }: DialogHeaderProps) {
  const { setOpen } = useDialog('DialogHeader');
  return (
    // Where text is enlarged, the button is above the title.
    <div {...props} className={cx('flex flex-wrap-reverse items-center justify-end', className)}>
      <h2 id={titleId} className="min-w-0 grow basis-36 type-heading text-22">
        {title}
      </h2>
      <IconButton label={closeLabel} onClick={(event) => setOpen(false, { event, reason: 'close' })}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
