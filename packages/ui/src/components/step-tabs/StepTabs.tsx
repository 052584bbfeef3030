import * as Tabs from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { stepTabsLabels } from '../../labels/stepTabsLabels.ts';
import { StepTab, type StepTabItem } from './StepTab.tsx';

export type StepTabsProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> & {
  /** What the steps lead to, the name of the tab list: 'Stappen van je registratie'. */
  label: string;
  /** The step that is shown; `children` are its content, unless the steps carry theirs. */
  value: string;
  /** Asked for another step; the caller shows it. */
  onValueChange: (value: string) => void;
  tabs: readonly StepTabItem[];
  /** Fixed texts, replaceable one by one. */
  labels?: Partial<typeof stepTabsLabels>;
};

/** Overwrites the styles Radix sets inline, which a strict content policy refuses in the first HTML. */
const noInlineStyle = { outline: undefined, animationDuration: undefined };

/**
 * Numbered tabs over the steps of something, enabled one after another by whoever knows which step is open. Arrow
 * keys, Home and End move the focus past what is disabled, Enter or Space chooses, since a choice may load another
 * page. From three steps on, a phone shows the name of the current one only. Renders a tab list and its panels.
 */
export function StepTabs({ label, value, onValueChange, tabs, labels, children, ...rest }: StepTabsProps) {
  const text = { ...stepTabsLabels, ...labels };
  return (
    <Tabs.Root
      data-slot="step-tabs"
      {...rest}
      value={value}
      onValueChange={onValueChange}
      activationMode="manual"
    >
      <Tabs.List aria-label={label} asChild>
        <div className="flex flex-wrap gap-1 rail-b border-rail wide:gap-2" style={noInlineStyle}>
          {tabs.map((tab) => (
            <StepTab key={tab.value} tab={tab} compact={tabs.length > 2} text={text} />
          ))}
        </div>
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content
          key={tab.value}
          value={tab.value}
          forceMount={tab.content === undefined ? undefined : true}
          asChild
        >
          <div hidden={tab.value !== value} style={noInlineStyle} className="pt-6 wide:pt-8">
            {tab.content ?? (tab.value === value && children)}
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
