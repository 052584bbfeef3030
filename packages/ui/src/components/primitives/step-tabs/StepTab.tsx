import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Check } from '../../../icons/Check.tsx';
import type { PartTexts } from '../../../labels/Labels.ts';
import { TabsTrigger } from '../tabs/Tabs.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface StepTabItem {
  readonly value: string;
  readonly label: string;
  readonly number: number | string;
  /** Whether the step cannot be chosen yet. */
  readonly disabled?: boolean | undefined;
  /** Whether the step is filled in or has an error. */
  readonly state?: 'complete' | 'invalid' | undefined;
  /** Its panel, which stays mounted while hidden. Without it, `children` of `StepTabs` are the panel. */
  readonly content?: ReactNode;
}

interface StepTabProps {
  tab: StepTabItem;
  current: boolean;
  /** Whether only the current step shows its name, in a narrow row. */
  compact: boolean;
  text: PartTexts<'stepTabs'>;
}

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
