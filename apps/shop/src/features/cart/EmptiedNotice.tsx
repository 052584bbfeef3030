import { Button, MessageList } from '@magazijn/ui';
import { cartTexts } from './cartTexts.ts';

interface EmptiedNoticeProps {
  onUndo: () => void;
}

/** Says that the cart was emptied, and takes it back. */
export function EmptiedNotice({ onUndo }: EmptiedNoticeProps) {
  return (
    <MessageList
      className="pt-6"
      messages={[
        {
          tone: 'info',
          id: 'emptied',
          text: (
            <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
              {cartTexts.emptied}
              <Button tone="tertiary" onClick={onUndo}>
                {cartTexts.undo}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}
