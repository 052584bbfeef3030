import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { messageListLabels } from '../../../labels/messageListLabels.ts';
import type { MessageTone } from './Message.tsx';
import { Message } from './Message.tsx';

export interface MessageItem {
  readonly tone: MessageTone;
  readonly text: ReactNode;
  /** Lines below the text, each after '- '. */
  readonly details?: readonly string[] | undefined;
  /** Distinguishes messages with the same text. */
  readonly id?: string | undefined;
  /** Whether it is announced elsewhere, such as by `announce`: then it is not a live region. */
  readonly announced?: boolean | undefined;
}

export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The messages in reading order. */
  messages: readonly MessageItem[] | undefined;
  labels?: PartLabels<'messageList'> | undefined;
}

/** Messages below each other, each with an icon, a tint and an outline. Renders a `<div>`, or nothing. */
export function MessageList({ messages = [], labels, className, ...props }: MessageListProps) {
  const text = useLabels('messageList', messageListLabels, labels);
  if (messages.length === 0) return null;
  return (
    <div {...props} data-slot="message-list" className={cx('grid gap-3 justify-self-stretch', className)}>
      {messages.map((message, index) => (
        <Message
          key={message.id ?? (typeof message.text === 'string' ? `${message.tone} ${message.text}` : index)}
          tone={message.tone}
          toneLabel={text[message.tone]}
          text={message.text}
          details={message.details}
          announced={message.announced}
        />
      ))}
    </div>
  );
}
