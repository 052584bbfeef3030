import * as Tabs from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { stepTabsLabels } from '../../labels/stepTabsLabels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** One step. */
export interface StepTabItem {
  readonly value: string;
  readonly label: string;
  readonly number: number | string;
  /** Not open yet. */
  readonly disabled?: boolean;
  /** What is known of it: all filled in, or something to mend. */
  readonly state?: 'complete' | 'invalid' | undefined;
  /** Its panel, which stays mounted while another shows; without it the part's `children` are the panel. */
  readonly content?: ReactNode;
}

/** Props of {@link StepTab}. */
interface StepTabProps {
  tab: StepTabItem;
  /** On a phone only the current step shows its name. */
  compact: boolean;
  text: typeof stepTabsLabels;
}

/** The tab of one step: a number set large, and its name. */
export function StepTab({ tab, compact, text }: StepTabProps) {
  return (
    <Tabs.Trigger
      value={tab.value}
      disabled={tab.disabled}
      data-step={tab.state}
      className={cx(
        'group/tab flex min-h-14 grow basis-0 items-center gap-3 px-4 text-left text-17 font-medium text-ink-2 -outline-offset-3! wide:grow-0 wide:basis-auto wide:px-5',
        'enabled:hover:bg-bay disabled:cursor-not-allowed disabled:text-ink-3',
        'data-[state=active]:bg-chosen data-[state=active]:text-on-chosen data-[state=active]:focus-visible:outline-chosen-figure',
        'forced-colors:data-[state=active]:outline-2',
        compact &&
          'max-wide:gap-2 max-wide:px-3 max-wide:data-[state=inactive]:grow-0 max-wide:data-[state=inactive]:basis-auto',
      )}
    >
      <span className="type-numeral text-28 leading-none! group-data-[state=active]/tab:text-chosen-figure">
        {tab.number}
      </span>
      <span className={cx('min-w-0', compact && 'max-wide:group-data-[state=inactive]/tab:sr-only')}>
        {tab.label}
      </span>
      {tab.state === 'complete' && <Check aria-hidden strokeWidth={3} className="size-5 shrink-0" />}
      {tab.state === 'invalid' && (
        <span aria-hidden className="type-numeral text-22 leading-none!">
          !
        </span>
      )}
      {tab.state && (
        <>
          {' '}
          <VisuallyHidden>({text[tab.state]})</VisuallyHidden>
        </>
      )}
    </Tabs.Trigger>
  );
}
