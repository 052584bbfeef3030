import { Button } from '@magazijn/ui';
import type { ComponentProps } from 'react';

interface TextWithButtonProps extends Omit<ComponentProps<typeof Button>, 'tone'> {
  text: string;
}

/** A sentence and its button, such as undo or retry, on one line where there is room. */
export function TextWithButton({ text, ...button }: TextWithButtonProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {text}
      <Button tone="tertiary" {...button} />
    </span>
  );
}
