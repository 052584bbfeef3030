'use client';

import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { stepTabsLabels } from '../../../labels/stepTabsLabels.ts';
import { TabsContent, TabsList } from '../tabs/Tabs.tsx';
import { TabsRoot } from '../tabs/TabsRoot.tsx';
import { StepTab, type StepTabItem } from './StepTab.tsx';

export type StepTabsProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> & {
  /** Accessible name of the tab list: 'Stappen van je registratie'. */
  label: string;
  /** The current step (controlled); `children` are its content, unless the steps have `content`. */
  value?: string | undefined;
  /** The initial step (uncontrolled). Default: the first one. */
  defaultValue?: string | undefined;
  /** Called with the requested step. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** The steps in their order, each with its state. */
  tabs: readonly StepTabItem[] | undefined;
  labels?: PartLabels<'stepTabs'> | undefined;
};

/** Numbered tabs over the steps of a process; arrow keys move, Enter chooses. Renders a tab list and panels. */
export function StepTabs({
  label,
  value: given,
  defaultValue,
  onValueChange,
  tabs = [],
  labels,
  children,
  ...rest
}: StepTabsProps) {
  const [kept, change] = useValue<string | undefined, [ChangeDetails]>(
    given,
    defaultValue,
    (next, details) => {
      if (next !== undefined) onValueChange?.(next, details);
    },
  );
  // The steps may load later.
  const value = kept ?? tabs[0]?.value ?? '';
  const text = useLabels('stepTabs', stepTabsLabels, labels);
  return (
    <TabsRoot {...rest} data-slot="step-tabs" value={value} onValueChange={change} activationMode="manual">
      <div className="@container">
        <TabsList label={label}>
          {tabs.map((tab) => (
            <StepTab
              key={tab.value}
              tab={tab}
              current={tab.value === value}
              compact={tabs.length > 2}
              text={text}
            />
          ))}
        </TabsList>
      </div>
      {tabs.map((tab) => (
        <TabsContent
          key={tab.value}
          value={tab.value}
          forceMount={tab.content === undefined ? undefined : true}
          hidden={tab.value !== value}
        >
          {tab.content ?? (tab.value === value && children)}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
