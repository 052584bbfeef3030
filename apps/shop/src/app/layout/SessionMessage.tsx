import { Button, MessageList } from '@magazijn/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { sessionTexts as texts } from './sessionTexts.ts';

interface SessionMessageProps {
  tone: 'warning' | 'info';
  title: string;
  text: string;
  /** A link or button to the login. */
  action: ReactNode;
  onClose: () => void;
}

/**
 * A message about the session, under the header and in view while the page scrolls. The page's `LiveRegion` announces
 * it: a region that is mounted with its content is not always announced.
 */
export function SessionMessage({ tone, title, text, action, onClose }: SessionMessageProps) {
  const box = useRef<HTMLElement>(null);
  useAnnounced(`${title} ${text}`);
  useEffect(() => {
    if (box.current) uncoverFocus(box.current);
  }, []);
  return (
    <section ref={box} aria-label={texts.region}>
      <MessageList
        messages={[
          {
            tone,
            announced: true,
            text: (
              <div className="flex flex-wrap items-center gap-x-6">
                <div className="min-w-0 grow basis-60">
                  <p className="font-bold">{title}</p>
                  <p>{text}</p>
                </div>
                <div className="flex flex-wrap items-center gap-x-6">
                  {action}
                  <Button tone="tertiary" aria-label={texts.closeMessage} onClick={onClose}>
                    {texts.close}
                  </Button>
                </div>
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Scrolls a focused element that the message covers into view (WCAG 2.4.11); `scroll-padding` does it for later ones. */
function uncoverFocus(message: Element): void {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < message.getBoundingClientRect().bottom)
    focused.scrollIntoView({ block: 'nearest' });
}
