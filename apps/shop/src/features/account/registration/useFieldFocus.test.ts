import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from './steps.ts';
import { useFieldFocus } from './useFieldFocus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function showStep() {
  const button = document.createElement('button');
  const panel = document.createElement('div');
  panel.setAttribute('role', 'tabpanel');
  panel.dataset.state = 'active';
  panel.tabIndex = 0;
  const field = document.createElement('input');
  panel.append(field);
  document.body.append(button, panel);
  button.focus();
  return { panel, field };
}

function goToStep2() {
  const hook = renderHook(({ step }: { step: Step }) => useFieldFocus(step, () => {}), {
    initialProps: { step: 1 },
  });
  hook.rerender({ step: 2 });
}

test('a newly shown step gets the focus at its top', () => {
  const { panel } = showStep();
  goToStep2();
  vi.advanceTimersByTime(20);
  expect(document.activeElement).toBe(panel);
});

test('a focused field of the new step keeps the focus', () => {
  const { field } = showStep();
  goToStep2();
  field.focus();
  vi.advanceTimersByTime(2000);
  expect(document.activeElement).toBe(field);
});
