import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import { createToastQueue, type ToastContent } from './createToastQueue.ts';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

describeConformance<ToastRegionProps>(<ToastRegion queue={createToastQueue()} />, {
  owned: ['role', 'tabIndex', 'aria-label'],
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function show(...toasts: readonly ToastContent[]) {
  const queue = createToastQueue();
  render(
    <>
      <button type="button">Elders</button>
      <ToastRegion queue={queue} />
    </>,
  );
  act(() => {
    for (const toast of toasts) queue.add(toast);
  });
  return queue;
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Meldingen (F6)' });
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.lastChild?.textContent?.trim());
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('before the first toast the live region exists, is empty and is not a landmark', () => {
  const { container } = render(<ToastRegion queue={createToastQueue()} />);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a toast is added to the existing live region; only a failure is assertive', () => {
  const queue = show({ title: 'Bewaard.' });
  const list = screen.getByRole('list');
  expect(list.getAttribute('aria-live')).toBe('polite');
  const [first] = screen.getAllByRole('listitem');
  act(() => void queue.add({ title: 'Bewaren lukte niet.', tone: 'danger' }));
  const [same, failure] = screen.getAllByRole('listitem');
  expect(same).toBe(first);
  expect(same?.hasAttribute('aria-live')).toBe(false);
  expect(failure?.getAttribute('aria-live')).toBe('assertive');
  expect(failure?.textContent).toContain('Fout:');
});

test('it closes after its duration, which pauses while the pointer or the focus is on a toast', () => {
  show({ title: 'Bewaard.' });
  wait(5000);
  fireEvent.pointerEnter(region());
  wait(60_000);
  fireEvent.pointerLeave(region());
  wait(500);
  act(() => screen.getByRole('button', { name: 'Sluit melding' }).focus());
  wait(60_000);
  act(() => screen.getByRole('button', { name: 'Elders' }).focus());
  wait(499);
  expect(titles()).toEqual(['Bewaard.']);
  wait(1);
  expect(titles()).toEqual([]);
});

test('it pauses while the document is hidden', () => {
  show({ title: 'Bewaard.' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  wait(60_000);
  expect(titles()).toEqual(['Bewaard.']);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  wait(6000);
  expect(titles()).toEqual([]);
});

test('three show, and closing one shows the next', () => {
  show({ title: 'Een', duration: 1000 }, { title: 'Twee' }, { title: 'Drie' }, { title: 'Vier' });
  expect(titles()).toEqual(['Een', 'Twee', 'Drie']);
  wait(1000);
  expect(titles()).toEqual(['Twee', 'Drie', 'Vier']);
});

test('its action runs once and closes it', () => {
  const onSelect = vi.fn();
  show({ title: 'Lijst verwijderd.', action: { label: 'Zet terug', onSelect } });
  wait(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Zet terug' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});

test('F6 moves the focus to it and back; Escape closes one by one, and restores the focus', () => {
  show({ title: 'Een' }, { title: 'Twee' });
  const elsewhere = screen.getByRole('button', { name: 'Elders' });
  act(() => elsewhere.focus());
  press('F6');
  expect(document.activeElement).toBe(region());
  press('F6');
  expect(document.activeElement).toBe(elsewhere);
  press('F6');
  press('Escape');
  expect(titles()).toEqual(['Twee']);
  expect(document.activeElement).toBe(region());
  press('Escape');
  expect(titles()).toEqual([]);
  expect(document.activeElement).toBe(elsewhere);
});

test('Escape closes the focused toast', () => {
  show({ title: 'Een' }, { title: 'Twee' });
  act(() => screen.getAllByRole('button', { name: 'Sluit melding' })[1]?.focus());
  press('Escape');
  expect(titles()).toEqual(['Een']);
});

test('after the last one is closed by hand, new toasts are not paused', () => {
  const queue = show({ title: 'Een' });
  fireEvent.pointerEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Sluit melding' }));
  act(() => void queue.add({ title: 'Twee' }));
  wait(6000);
  expect(titles()).toEqual([]);
});

test.each(['action', 'cross', 'queue'] as const)(
  'a toast closed by its %s restores the focus after Tab or a press',
  async (way) => {
    const queue = show({ title: 'Lijst verwijderd.', action: { label: 'Zet terug', onSelect: vi.fn() } });
    const elsewhere = screen.getByRole('button', { name: 'Elders' });
    act(() => elsewhere.focus());
    const button = screen.getByRole('button', { name: way === 'cross' ? 'Sluit melding' : 'Zet terug' });
    act(() => button.focus());
    if (way === 'queue') act(() => queue.close(queue.read()[0]?.id ?? ''));
    else fireEvent.click(button);
    expect(titles()).toEqual([]);
    expect(document.activeElement).toBe(elsewhere);
    // New toasts are not paused either.
    act(() => void queue.add({ title: 'Bewaard.' }));
    wait(6000);
    expect(titles()).toEqual([]);
  },
);

test('a focused toast that closes moves the focus to the others; an action may move it elsewhere', () => {
  const target = { current: null as HTMLElement | null };
  show(
    { title: 'Een' },
    { title: 'Twee', action: { label: 'Bekijk', onSelect: () => target.current?.focus() } },
  );
  const elsewhere = screen.getByRole('button', { name: 'Elders' });
  act(() => elsewhere.focus());
  act(() => screen.getAllByRole('button', { name: 'Sluit melding' })[0]?.focus());
  fireEvent.click(document.activeElement as HTMLElement);
  expect(document.activeElement).toBe(region());
  target.current = document.body.appendChild(document.createElement('input'));
  act(() => screen.getByRole('button', { name: 'Bekijk' }).focus());
  fireEvent.click(document.activeElement as HTMLElement);
  expect(document.activeElement).toBe(target.current);
  target.current.remove();
});

test('an Enter that is held on a toast does not press what had the focus before', () => {
  show({ title: 'Lijst verwijderd.', action: { label: 'Zet terug', onSelect: () => undefined } });
  const elsewhere = screen.getByRole('button', { name: 'Elders' });
  const onClick = vi.fn();
  elsewhere.addEventListener('click', onClick);
  act(() => elsewhere.focus());
  press('F6');
  act(() => screen.getByRole('button', { name: 'Zet terug' }).focus());
  holdEnter();
  expect(titles()).toEqual([]);
  expect(document.activeElement).toBe(elsewhere);
  expect(onClick).not.toHaveBeenCalled();
});
