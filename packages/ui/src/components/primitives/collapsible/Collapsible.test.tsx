import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import {
  Collapsible,
  CollapsibleContent,
  type CollapsibleProps,
  CollapsibleTrigger,
} from './Collapsible.tsx';

const within = (container: HTMLElement) => container.firstElementChild?.firstElementChild ?? null;
const Trigger = (props: ComponentProps<typeof CollapsibleTrigger>) => (
  <Collapsible>
    <CollapsibleTrigger {...props} />
  </Collapsible>
);
const Content = (props: ComponentProps<typeof CollapsibleContent>) => (
  <Collapsible defaultOpen>
    <CollapsibleContent {...props} />
  </Collapsible>
);

describe('Collapsible', () => describeConformance(<Collapsible>Bezorging</Collapsible>));
describe('CollapsibleTrigger', () => describeConformance(<Trigger>Bezorging</Trigger>, { root: within }));
describe('CollapsibleContent', () => describeConformance(<Content>Morgen</Content>, { root: within }));

const delivery = (props: CollapsibleProps = {}, forceMount?: true) => (
  <Collapsible {...props}>
    <CollapsibleTrigger>Bezorging</CollapsibleTrigger>
    <CollapsibleContent forceMount={forceMount}>Morgen in huis</CollapsibleContent>
  </Collapsible>
);
const trigger = () => screen.getByRole('button', { name: 'Bezorging' });

test('the button shows and hides the content, by keyboard too', async () => {
  render(delivery());
  expect(screen.queryByText('Morgen in huis')).toBeNull();
  await userEvent.click(trigger());
  expect(screen.getByText('Morgen in huis').id).toBe(trigger().getAttribute('aria-controls'));
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Morgen in huis')).toBeNull();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Morgen in huis')).toBeDefined();
});

test('with forceMount the content stays in the document', async () => {
  render(delivery({}, true));
  expect(screen.getByText('Morgen in huis').hidden).toBe(false);
});

test('the caller can control whether it is open', async () => {
  const onOpenChange = vi.fn();
  render(delivery({ open: false, onOpenChange }));
  await userEvent.click(trigger());
  expect(onOpenChange.mock.calls).toEqual([
    [true, { event: expect.objectContaining({ type: 'click' }), reason: 'trigger' }],
  ]);
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('its button can be another element', async () => {
  render(
    <Collapsible>
      <CollapsibleTrigger render={<summary />}>Bezorging</CollapsibleTrigger>
      <CollapsibleContent>Morgen</CollapsibleContent>
    </Collapsible>,
  );
  const trigger = screen.getByText('Bezorging');
  expect(trigger.tagName).toBe('SUMMARY');
  await userEvent.click(trigger);
  expect(screen.getByText('Morgen')).toBeDefined();
});
