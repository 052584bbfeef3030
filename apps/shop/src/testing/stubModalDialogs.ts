import { beforeEach } from 'vitest';

/** Opens and closes `<dialog>`s as far as a test needs it: jsdom has no modal ones. */
export function stubModalDialogs(): void {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
}
