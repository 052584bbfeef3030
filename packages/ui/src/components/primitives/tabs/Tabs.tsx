'use client';

import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { TabsRoot } from './TabsRoot.tsx';

/** Removes Radix's inline styles, which a strict content policy blocks in server HTML. */
const noInlineStyle = { outline: undefined, animationDuration: undefined };

export interface TabsProps
  extends Omit<
    ComponentProps<typeof Radix.Root>,
    'asChild' | 'dir' | 'orientation' | 'value' | 'defaultValue' | 'onValueChange'
  > {
  /** The `value` of the current tab (controlled). */
  value?: string | undefined;
  /** The initial tab (uncontrolled). */
  defaultValue?: string | undefined;
  /** Whether arrow keys choose a tab, or only Enter and Space do. */
  activationMode?: Radix.TabsProps['activationMode'] | undefined;
  /** Called with the requested tab. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/** Panels, one of which shows; `activationMode="manual"` chooses by Enter or Space. Renders a `<div>`. */
export function Tabs(props: TabsProps) {
  return <TabsRoot {...props} data-slot="tabs" />;
}

export interface TabsListProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Accessible name: 'Stappen van je registratie'. */
  label: string;
}

/** The row of tabs. Renders a `<div>`. */
export function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <Radix.List aria-label={label} asChild>
      <div
        {...props}
        data-slot="tabs-list"
        className={cx('flex flex-wrap gap-1 rail-b border-rail wide:gap-2', className)}
        style={{ ...noInlineStyle, ...props.style }}
      />
    </Radix.List>
  );
}

export interface TabsTriggerProps
  extends Omit<
    ComponentProps<typeof Radix.Trigger>,
    'asChild' | 'id' | 'role' | 'tabIndex' | 'aria-controls' | 'aria-selected' | 'value'
  > {
  /** The `value` of its panel. */
  value: string;
  /** Whether it is disabled; it stays visible. */
  disabled?: boolean | undefined;
}

/** Handlers of the caller for events that Radix handles too. */
type PressHandlers = Pick<TabsTriggerProps, 'onClick' | 'onKeyDown' | 'onMouseDown'>;

/** Chooses on click, so that releasing the mouse elsewhere cancels it (WCAG 2.5.2), unlike Radix. */
function TabButton({
  onMouseDown: choose,
  onKeyDown: move,
  own,
  ...props
}: ComponentProps<'button'> & { own: PressHandlers }) {
  return (
    <button
      type="button"
      {...props}
      // Focus would choose the tab too.
      onMouseDown={composeHandlers(own.onMouseDown, (event) => event.preventDefault())}
      onKeyDown={composeHandlers(own.onKeyDown, (event) => {
        // A browser turns Enter and Space into a click.
        if (!/Enter| /.test(event.key)) move?.(event);
      })}
      onClick={composeHandlers(own.onClick, (event) => choose?.(event))}
    />
  );
}

/** One tab, chosen on click. Renders a `<button>`. */
export function TabsTrigger({
  value,
  disabled,
  onClick,
  onKeyDown,
  onMouseDown,
  className,
  children,
  ...props
}: TabsTriggerProps) {
  return (
    <Radix.Trigger value={value} disabled={disabled} asChild>
      <TabButton
        {...props}
        data-slot="tabs-trigger"
        own={{ onClick, onKeyDown, onMouseDown }}
        className={cx(
          'group/tab flex min-h-control-large max-w-full grow basis-0 items-center gap-3 px-4 text-start text-17 font-medium wrap-break-word text-ink-2 -outline-offset-3 wide:grow-0 wide:basis-auto wide:px-5',
          'enabled:hover:bg-surface-muted disabled:cursor-not-allowed disabled:text-ink-3',
          'data-[state=active]:bg-selected data-[state=active]:text-on-selected data-[state=active]:focus-visible:outline-selected-figure',
          'forced-colors:data-[state=active]:outline-2',
          className,
        )}
      >
        {typeof children === 'string' ? <span className="min-w-0">{children}</span> : children}
      </TabButton>
    </Radix.Trigger>
  );
}

export interface TabsContentProps
  extends Omit<ComponentProps<'div'>, 'id' | 'role' | 'aria-label' | 'aria-labelledby'> {
  /** The `value` of its tab. */
  value: string;
  /** Keeps the panel mounted while hidden. */
  forceMount?: true | undefined;
}

/** The panel of one tab. Renders a `<div>`. */
export function TabsContent({ value, forceMount, className, ...props }: TabsContentProps) {
  return (
    <Radix.Content value={value} forceMount={forceMount} asChild>
      <div
        {...props}
        data-slot="tabs-content"
        style={{ ...noInlineStyle, ...props.style }}
        className={cx('pt-6 wide:pt-8', className)}
      />
    </Radix.Content>
  );
}
