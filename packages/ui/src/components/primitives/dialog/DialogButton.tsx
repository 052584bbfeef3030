'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactElement } from 'react';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import { Button } from '../button/Button.tsx';
import { buttonVariants } from '../button/buttonVariants.ts';
import { useDialog } from './DialogContext.ts';

export interface DialogButtonProps extends ComponentProps<'button'> {
  /** Another element instead of the `<button>`. */
  render?: ReactElement | undefined;
  /** A tone of `Button`. */
  tone?: VariantProps<typeof buttonVariants>['tone'] | undefined;
}

interface DialogButtonUse {
  partName: string;
  'data-slot': string;
  opens: boolean;
}

export function DialogButton({
  partName,
  opens,
  tone,
  render,
  className,
  onClick,
  ...props
}: DialogButtonProps & DialogButtonUse) {
  const { setOpen } = useDialog(partName);
  const press = composeHandlers(onClick, (event) =>
    setOpen(opens, { event, reason: opens ? 'trigger' : 'close' }),
  );
  if (!render) return <Button {...props} tone={tone} onClick={press} className={className} />;
  const look = cx(buttonVariants({ tone }), className);
  return <RenderAs tag="button" render={render} {...props} onClick={press} className={look} />;
}
