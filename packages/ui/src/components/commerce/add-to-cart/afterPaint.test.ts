import { expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

test('the callback runs after the frame, not in it', () => {
  const frames: FrameRequestCallback[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const callBack = vi.fn();
  afterPaint(callBack);
  for (const frame of frames) frame(0);
  expect(callBack).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callBack).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
