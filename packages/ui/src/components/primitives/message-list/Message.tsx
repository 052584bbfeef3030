import type { ReactNode } from 'react';
import { Check } from '../../../icons/Check.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { messageVariants } from './messageVariants.ts';

export type MessageTone = 'error' | 'warning' | 'info' | 'success';

interface MessageProps {
  tone: MessageTone;
  toneLabel: string;
  text: ReactNode;
  details: readonly string[] | undefined;
  announced: boolean | undefined;
}

const marks = { error: '!', warning: '!', info: 'i', success: <Check className="size-6" strokeWidth={3} /> };

/** One message. Errors and warnings are assertive for screen readers, the others polite. */
export function Message({ tone, toneLabel, text, details, announced }: MessageProps) {
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div
      role={announced ? undefined : role}
      data-slot="message"
      data-tone={tone}
      className={messageVariants({ tone })}
    >
      <span
        aria-hidden="true"
        className="type-numeral flex items-center justify-center bg-(--cell) text-28 leading-none text-surface forced-colors:border-e-[1.5px] forced-colors:text-[CanvasText]"
      >
        {marks[tone]}
      </span>
      <div className="min-w-0 px-4 py-3 [&_a]:underline [&_a]:decoration-[1.5px] [&_a]:underline-offset-4">
        <VisuallyHidden>{toneLabel} </VisuallyHidden>
        <div className={details || tone === 'error' ? 'font-bold' : 'font-medium'}>{text}</div>
        {details && (
          <ul>
            {details.map((detail) => (
              <li key={detail}>- {detail}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
