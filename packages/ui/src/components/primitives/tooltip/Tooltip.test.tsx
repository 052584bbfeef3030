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
  // Long after the one of the test before.
  vi.advanceTimersByTime(60_000);
  fireEvent.pointerEnter(button(), mouse);
  await pass(500);
  return unmount;
}

test('screen readers get it as the description of the control, shown or not, beside its own', () => {
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

test('it comes when the pointer rests on the control, and not before', async () => {
  render(copy());
  vi.advanceTimersByTime(60_000);
  fireEvent.pointerEnter(button(), mouse);
  await pass(499);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Met alle aantallen.');
});

test('the pointer may go into it; gone from both, it closes', async () => {
  await show();
  fireEvent.pointerLeave(button(), mouse);
  await pass(100);
  fireEvent.pointerEnter(screen.getByRole('tooltip'), mouse);
  await pass(10_000);
  fireEvent.pointerLeave(screen.getByRole('tooltip'), mouse);
  await pass(150);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a press closes it, and a finger does not open it', async () => {
  await show();
  fireEvent.pointerDown(button(), mouse);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  await pass(10_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('right after one, the next comes at once', async () => {
  await show();
  fireEvent.pointerLeave(button(), mouse);
  await pass(150);
  fireEvent.pointerEnter(button(), mouse);
  await pass(0);
  expect(screen.getByRole('tooltip')).toBeDefined();
});

test('the keyboard opens it, Escape closes it and leaves the focus where it is', async () => {
  vi.useRealTimers();
  render(copy());
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('class and rest props land on its panel, and the caller may decide whether it is open', async () => {
  const onOpenChange = vi.fn();
  render(copy({ open: true, onOpenChange, className: 'given', lang: 'nl' }));
  await pass(0);
  expect(screen.getByRole('tooltip').matches('.given[lang=nl]')).toBe(true);
  fireEvent.pointerDown(button(), mouse);
  expect(onOpenChange.mock.calls).toEqual([[false, { event: expect.anything(), reason: 'trigger' }]]);
  expect(screen.getByRole('tooltip')).toBeDefined();
});

test("the control's own handlers and ref stay", async () => {
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

test('the server sends the control and its description, open or not, and no inline style', () => {
  const html = renderToString(copy({ defaultOpen: true }));
  expect(html).toContain('Met alle aantallen.');
  expect(html).not.toContain('tooltip"');
  expect(html).not.toContain('style=');
});
