import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { messageListLabels } from '../../../labels/messageListLabels.ts';
import type { MessageTone } from './Message.tsx';
import { Message } from './Message.tsx';

/** What is said: its tone, the text, and one line for each thing it is about. */
export interface MessageItem {
  readonly tone: MessageTone;
  readonly text: ReactNode;
  /** Shown beneath the text, each after '- '. */
  readonly details?: readonly string[] | undefined;
  /** Tells messages with the same text apart. */
  readonly id?: string | undefined;
  /** Something else announces it, such as `announce`: it is no live region then. */
  readonly announced?: boolean | undefined;
}

/** Props of {@link MessageList}: those of `<div>`, and the messages. */
export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is said, in the order in which it is read. */
  messages: readonly MessageItem[] | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'messageList'> | undefined;
}

/**
 * Messages under each other, each with a solid cell that carries its mark, a tint and an outline: colour alone
 * never tells. With no messages it renders nothing; otherwise a `<div>`.
 */
export function MessageList({ messages = [], labels, className, ...props }: MessageListProps) {
  const text = useLabels('messageList', messageListLabels, labels);
  if (messages.length === 0) return null;
  return (
    <div {...props} data-slot="message-list" className={cx('grid gap-3', className)}>
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
