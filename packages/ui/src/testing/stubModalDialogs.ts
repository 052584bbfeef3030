import { fireEvent } from '@testing-library/react';
import { beforeEach } from 'vitest';

/** jsdom has no modal dialogs; browser tests (e2e/stories) cover focus within, Escape and the scrim. */
export function stubModalDialogs(): void {
  beforeEach(() => {
    const openers = new WeakMap<HTMLDialogElement, Element | null>();
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      openers.set(this, document.activeElement);
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      setTimeout(() => fireEvent(this, new Event('close')));
    };
  });
}
