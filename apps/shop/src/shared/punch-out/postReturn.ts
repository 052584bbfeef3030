import { checkHookUrl } from '@magazijn/api-client';

/** A form that goes back to a procurement system, as the browser posts it. */
export interface ReturnForm {
  /** The hook URL as it came. */
  readonly action: string;
  /** The window that it is answered in. */
  readonly target: string;
  /** For `accept-charset`. */
  readonly charset: string;
  /** In this order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Whether what is posted to a window's name is answered in this very window, so that this page goes away with it.
 *
 * A name of another window counts only while the one that opened this window is there and known: a browser that has
 * parted the two (a reload does) would open an empty window, or block it, and the return would be lost.
 *
 * @param target such as `_top`, `_self`, '' or a window's own name
 */
export function isOwnWindow(target: string, here: Window = window): boolean {
  const name = target.toLowerCase();
  if (name === '' || name === '_self') return true;
  if (name === '_top') return here.top === here;
  if (name === '_parent') return here.parent === here;
  if (name.startsWith('_')) return false;
  const isReachable = here.top !== here || here.opener?.closed === false;
  return !isReachable || target === here.name;
}

/** Makes the form that a return is posted by; nobody sees it. */
export function makeReturnForm({ action, target, charset, fields }: ReturnForm): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.target = isOwnWindow(target) ? '_self' : target;
  form.acceptCharset = charset;
  form.hidden = true;
  // As it came: a property of the same name could be a field's.
  form.setAttribute('action', action);
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/**
 * Posts a return. The hook was checked when the punch-out session began; what is kept in the browser is looked at once more, so that
 * nothing but a web address is ever followed.
 *
 * @returns false when the address is none, and nothing was posted
 */
export function postReturn(form: ReturnForm): boolean {
  const rules = { ownOrigin: window.location.origin, hosts: [], allowHttp: true };
  if (checkHookUrl(form.action, rules) === null) return false;
  const element = makeReturnForm(form);
  document.body.append(element);
  // A field may be called submit.
  HTMLFormElement.prototype.submit.call(element);
  element.remove();
  return true;
}

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
