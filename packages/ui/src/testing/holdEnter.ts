import { fireEvent } from '@testing-library/react';

/** Holds Enter as a browser reports it: a key event and two repetitions, which jsdom lacks. */
export function holdEnter(): void {
  for (const repeat of [false, true, true]) {
    const isPrevented = !fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat });
    if (!isPrevented && document.activeElement instanceof HTMLButtonElement)
      fireEvent.click(document.activeElement);
  }
  fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Enter' });
}
