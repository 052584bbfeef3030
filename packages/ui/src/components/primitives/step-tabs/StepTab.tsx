import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Check } from '../../../icons/Check.tsx';
import type { PartTexts } from '../../../labels/Labels.ts';
import { TabsTrigger } from '../tabs/Tabs.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** One step. */
export interface StepTabItem {
  readonly value: string;
  readonly label: string;
  readonly number: number | string;
  /** Not open yet. */
  readonly disabled?: boolean | undefined;
  /** What is known of it: all filled in, or something to mend. */
  readonly state?: 'complete' | 'invalid' | undefined;
  /** Its panel, which stays mounted while another shows; without it the part's `children` are the panel. */
  readonly content?: ReactNode;
}

/** Props of {@link StepTab}. */
interface StepTabProps {
  tab: StepTabItem;
  /** Whether it is the step that is shown. */
  current: boolean;
  /** In a narrow row only the current step shows its name. */
  compact: boolean;
  text: PartTexts<'stepTabs'>;
}

/** The tab of one step: a number set large, and its name. */
export function StepTab({ tab, current, compact, text }: StepTabProps) {
  return (
    <TabsTrigger
      value={tab.value}
      disabled={tab.disabled}
      data-step={tab.state}
      className={cx('max-wide:gap-2 max-wide:px-2', compact && !current && 'min-w-11 max-wide:flex-initial')}
    >
      <span className="lift-numeral type-numeral text-28 leading-none! group-data-[state=active]/tab:text-selected-figure">
        {tab.number}
      </span>
      <span className={cx('min-w-0', compact && !current && '@max-[40rem]:sr-only')}>{tab.label}</span>
      {tab.state && (
        <>
          {tab.state === 'complete' ? (
            <Check aria-hidden strokeWidth={3} className="size-5 shrink-0" />
          ) : (
            <span aria-hidden className="type-numeral text-22 leading-none!">
              !
            </span>
          )}{' '}
          <VisuallyHidden>({text[tab.state]})</VisuallyHidden>
        </>
      )}
    </TabsTrigger>
  );
}
