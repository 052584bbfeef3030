import { expect, test, vi } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.read().map(({ title }) => title);

test('three show, the fourth waits until one closes', () => {
  const queue = createToastQueue();
  const [first = ''] = ['een', 'twee', 'drie', 'vier'].map((title) => queue.add({ title }));
  expect(titles(queue)).toEqual(['een', 'twee', 'drie']);
  queue.close(first);
  expect(titles(queue)).toEqual(['twee', 'drie', 'vier']);
});

test('a waiting toast can be removed', () => {
  const queue = createToastQueue(1);
  const first = queue.add({ title: 'een' });
  queue.close(queue.add({ title: 'twee' }));
  queue.close(first);
  expect(titles(queue)).toEqual([]);
});

test('listeners are notified of shown toasts only, until they unsubscribe', () => {
  const queue = createToastQueue(1);
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.add({ title: 'een' });
  const before = queue.read();
  queue.add({ title: 'twee' });
  expect(listener).toHaveBeenCalledOnce();
  expect(queue.read()).toBe(before);
  queue.close('toast-99');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  queue.close('toast-1');
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['six seconds', {}, 6000],
  ['for the given duration', { duration: 1000 }, 1000],
  ['until it is closed, without a duration', { duration: null }, null],
  [
    'until it is closed, with something to press',
    { action: { label: 'Zet terug', onSelect: vi.fn() } },
    null,
  ],
  ['until it is closed, when something went wrong', { tone: 'danger' }, null],
  ['for the given duration, after a failure too', { tone: 'danger', duration: 1000 }, 1000],
] as const)('a toast stays %s', (_, content, duration) => {
  const queue = createToastQueue();
  queue.add({ title: 'Opgeslagen.', ...content });
  expect(queue.read()[0]?.duration).toBe(duration);
});

test('ids are unique across queues', () => {
  expect(createToastQueue().add({ title: 'Een' })).not.toBe(createToastQueue().add({ title: 'Een' }));
});

const undo = { label: 'Zet terug', onSelect: () => undefined };

test.each([
  ['an undo', { title: 'nu', action: undo }],
  ['a failure', { title: 'nu', tone: 'danger' }],
] as const)('%s shows at once, and what it displaces comes back', (_, toast) => {
  const queue = createToastQueue();
  for (const title of ['een', 'twee', 'drie']) queue.add({ title });
  const id = queue.add(toast);
  expect(titles(queue)).toEqual(['een', 'twee', 'nu']);
  queue.close(id);
  expect(titles(queue)).toEqual(['een', 'twee', 'drie']);
});

test('among undos and failures the newest show, and an older one returns later', () => {
  const queue = createToastQueue();
  for (const title of ['een', 'twee', 'drie']) queue.add({ title, action: undo });
  const id = queue.add({ title: 'vier', tone: 'danger' });
  queue.add({ title: 'vijf' });
  expect(titles(queue)).toEqual(['twee', 'drie', 'vier']);
  queue.close(id);
  expect(titles(queue)).toEqual(['een', 'twee', 'drie']);
});
