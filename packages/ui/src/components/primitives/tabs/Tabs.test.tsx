import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import type { TabsContentProps, TabsListProps, TabsProps, TabsTriggerProps } from './Tabs.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.tsx';

const within = (container: HTMLElement) => container.firstElementChild?.firstElementChild ?? null;
const List = (props: Partial<ComponentProps<typeof TabsList>>) => (
  <Tabs>
    <TabsList label="Over dit product" {...props} />
  </Tabs>
);
const Trigger = (props: Partial<ComponentProps<typeof TabsTrigger>>) => (
  <Tabs>
    <TabsList label="Over dit product">
      <TabsTrigger value="een" {...props} />
    </TabsList>
  </Tabs>
);
const Content = (props: Partial<ComponentProps<typeof TabsContent>>) => (
  <Tabs value="een">
    <TabsContent value="een" {...props} />
  </Tabs>
);

describe('Tabs', () => describeConformance(<Tabs>Tekst</Tabs>));
describe('TabsList', () =>
  describeConformance<TabsListProps>(<List />, { root: within, owned: ['role', 'aria-label'] }));
describe('TabsTrigger', () =>
  describeConformance<TabsTriggerProps>(<Trigger>Een</Trigger>, {
    root: (container) => container.querySelector('[role=tab]'),
    owned: ['id', 'role', 'tabIndex'],
  }));
describe('TabsContent', () =>
  describeConformance<TabsContentProps>(<Content>Tekst</Content>, {
    root: within,
    owned: ['id', 'role', 'aria-label', 'aria-labelledby'],
  }));

const product = (props: TabsProps = {}) => (
  <Tabs defaultValue="0" {...props}>
    <TabsList label="Over dit product">
      {['Omschrijving', 'Voeding', 'Bezorging'].map((name, index) => (
        <TabsTrigger key={name} value={String(index)} disabled={name === 'Voeding'}>
          {name}
        </TabsTrigger>
      ))}
    </TabsList>
    <TabsContent value="0">De tekst</TabsContent>
    <TabsContent value="2">Morgen</TabsContent>
  </Tabs>
);

test('a tab shows its panel, which has its name', async () => {
  render(product());
  expect(screen.getByRole('tablist', { name: 'Over dit product' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Omschrijving' }).textContent).toBe('De tekst');
  await userEvent.click(screen.getByRole('tab', { name: 'Bezorging' }));
  expect(screen.getByRole('tabpanel', { name: 'Bezorging' }).textContent).toBe('Morgen');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('arrow keys skip disabled tabs, and choose', async () => {
  render(product());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bezorging');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Omschrijving');
});

test('from right to left the arrow keys are mirrored, and panels get no dir', async () => {
  render(
    <div dir="rtl">
      <Tabs defaultValue="Een">
        <TabsList label="Stappen">
          {['Een', 'Twee', 'Drie'].map((name) => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="Een">De tekst</TabsContent>
      </Tabs>
    </div>,
  );
  expect(screen.getByRole('tabpanel').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  await userEvent.tab();
  // With three tabs, since with two both directions reach the other one.
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Twee');
});

test('with manual activation Enter chooses, and the caller is notified', async () => {
  const onValueChange = vi.fn();
  render(product({ value: '0', onValueChange, activationMode: 'manual' }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([['2', { event: expect.objectContaining({ type: 'click' }) }]]);
});

test.each(['automatic', 'manual'] as const)(
  '[WCAG 2.5.2] with %s activation a press of the mouse chooses when it ends on the tab, and not when it ends elsewhere',
  async (activationMode) => {
    const onValueChange = vi.fn();
    render(product({ activationMode, onValueChange }));
    const user = userEvent.setup();
    const target = screen.getByRole('tab', { name: 'Bezorging' });
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
    await user.pointer([{ keys: '[MouseLeft>]', target }]);
    expect(chosen()).toBe('Omschrijving');
    await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }]);
    expect(chosen()).toBe('Omschrijving');
    await user.pointer([{ keys: '[MouseLeft>]', target }, { keys: '[/MouseLeft]' }]);
    expect(chosen()).toBe('Bezorging');
    expect(document.activeElement).toBe(target);
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['2']);
  },
);

test('handlers of the caller run too, and can prevent the choice', async () => {
  const events: string[] = [];
  render(
    <Tabs defaultValue="een" activationMode="manual">
      <TabsList label="Stappen">
        <TabsTrigger value="een">Een</TabsTrigger>
        <TabsTrigger
          value="twee"
          onMouseDown={({ type }) => events.push(type)}
          onKeyDown={({ key }) => events.push(key)}
          onClick={(event) => {
            events.push(event.type);
            event.preventDefault();
          }}
        >
          Twee
        </TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Twee' }));
  screen.getByRole('tab', { name: 'Twee' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(events).toEqual(['mousedown', 'click', 'Enter', 'click']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Een');
});
