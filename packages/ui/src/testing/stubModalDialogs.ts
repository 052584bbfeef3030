import { fireEvent } from '@testing-library/react';
import { beforeEach } from 'vitest';

/** jsdom has no modal dialogs; browser tests (e2e/stories) cover focus, Escape and the scrim. */
export function stubModalDialogs(): void {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => fireEvent(this, new Event('close')));
    };
  });
}
