import { isOwnWindow } from './isOwnWindow.ts';
import { postReturn } from './postReturn.ts';
import type { ReturnForm } from './ReturnForm.ts';

/**
 * Goes back to the procurement system with a return.
 *
 * @param stay what this page does when it remains: the return is answered in another window, or somebody comes back by
 * the browser's button to a page that it had kept
 */
export function leaveWith(form: ReturnForm, stay: () => void): void {
  if (!postReturn(form) || !isOwnWindow(form.target)) {
    stay();
    return;
  }
  window.addEventListener('pageshow', (event) => event.persisted && stay(), { once: true });
}
