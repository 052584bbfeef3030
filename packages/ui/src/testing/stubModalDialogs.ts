import { fireEvent } from '@testing-library/react';
import { beforeEach } from 'vitest';

/** jsdom has no modal dialogs; focus, Escape and the scrim are tried in a browser (e2e/stories). */
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
