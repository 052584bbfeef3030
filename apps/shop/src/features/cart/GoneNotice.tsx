import { Button, MessageList } from '@magazijn/ui';
import { cartTexts } from './cartTexts.ts';

interface GoneNoticeProps {
  /** How many products do not exist any more. */
  count: number;
  onRemove: () => void;
}

/** Says that products vanished from the range, and takes them out: until then nothing can be ordered. */
export function GoneNotice({ count, onRemove }: GoneNoticeProps) {
  if (count === 0) return null;
  return (
    <MessageList
      className="pb-3"
      messages={[
        {
          tone: 'error',
          id: 'gone',
          text: (
            <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
              {cartTexts.gone(count)}
              <Button tone="tertiary" onClick={onRemove}>
                {cartTexts.removeGone(count)}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
