import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { loadPopover } from '../popover/Popover.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

describeConformance<TooltipProps>(
  <Tooltip text="Met alle aantallen." defaultOpen>
    <button type="button">Dupliceer</button>
  </Tooltip>,
  {
    root: (container) => container.querySelector('[data-slot=tooltip]'),
    owned: ['id', 'role'],
    loaded: loadPopover,
  },
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const copy = (props: Partial<TooltipProps> = {}) => (
  <Tooltip text="Met alle aantallen." {...props}>
    <button type="button">Dupliceer</button>
  </Tooltip>
);
const button = () => screen.getByRole('button', { name: 'Dupliceer' });
const mouse = { pointerType: 'mouse' };
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(milliseconds);
    await loadPopover();
  });
}
async function show(props: Partial<TooltipProps> = {}) {
  const { unmount } = render(copy(props));
  // Long after the previous test's tooltip.
  vi.advanceTimersByTime(60_000);
  fireEvent.pointerEnter(button(), mouse);
  await pass(500);
  return unmount;
}

test('it is the description of the control, shown or not, beside the control’s own', () => {
  render(
    <Tooltip text="Met alle aantallen.">
      <button type="button" aria-describedby="eigen">
        Dupliceer
      </button>
    </Tooltip>,
  );
  const [id = '', own] = button().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(id)?.textContent).toBe('Met alle aantallen.');
  expect(own).toBe('eigen');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('it opens when the pointer rests on the control, and not before', async () => {
  render(copy());
  vi.advanceTimersByTime(60_000);
  fireEvent.pointerEnter(button(), mouse);
  await pass(499);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Met alle aantallen.');
});

test('the pointer may move into it; it closes after leaving both', async () => {
  await show();
  fireEvent.pointerLeave(button(), mouse);
  await pass(100);
  fireEvent.pointerEnter(screen.getByRole('tooltip'), mouse);
  await pass(10_000);
  fireEvent.pointerLeave(screen.getByRole('tooltip'), mouse);
  await pass(150);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a press closes it, and touch does not open it', async () => {
  await show();
  fireEvent.pointerDown(button(), mouse);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  await pass(10_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('shortly after another tooltip it opens without delay', async () => {
  await show();
  fireEvent.pointerLeave(button(), mouse);
  await pass(150);
  fireEvent.pointerEnter(button(), mouse);
  await pass(0);
  expect(screen.getByRole('tooltip')).toBeDefined();
});

test('focus opens it, Escape closes it and keeps the focus', async () => {
  vi.useRealTimers();
  render(copy());
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('class and rest props land on its panel, and it can be controlled', async () => {
  const onOpenChange = vi.fn();
  render(copy({ open: true, onOpenChange, className: 'given', lang: 'nl' }));
  await pass(0);
  expect(screen.getByRole('tooltip').matches('.given[lang=nl]')).toBe(true);
  fireEvent.pointerDown(button(), mouse);
  expect(onOpenChange.mock.calls).toEqual([[false, { event: expect.anything(), reason: 'trigger' }]]);
  expect(screen.getByRole('tooltip')).toBeDefined();
});

test('the control’s own handlers and ref stay', async () => {
  const own = { onPointerEnter: vi.fn(), ref: vi.fn() };
  render(
    <Tooltip text="Met alle aantallen.">
      <button type="button" {...own}>
        Dupliceer
      </button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(button(), mouse);
  expect(own.onPointerEnter).toHaveBeenCalledOnce();
  expect(own.ref).toHaveBeenCalledWith(button());
});

test('the server renders the control and its description, open or not, without inline style', () => {
  const html = renderToString(copy({ defaultOpen: true }));
  expect(html).toContain('Met alle aantallen.');
  expect(html).not.toContain('tooltip"');
  expect(html).not.toContain('style=');
});
