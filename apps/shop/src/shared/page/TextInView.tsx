import { type ReactNode, useEffect, useRef } from 'react';

/** The text of a message that scrolls into view when it appears: on a phone the pressed button may be far below it. */
export function TextInView({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={text} className="block scroll-my-6">
      {children}
    </span>
  );
}
