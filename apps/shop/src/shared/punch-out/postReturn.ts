import { checkHookUrl } from '@magazijn/api-client';

/** A form that the browser posts to a procurement system. */
export interface ReturnForm {
  /** The unchanged hook URL. */
  readonly action: string;
  /** The window that receives the response. */
  readonly target: string;
  /** For `accept-charset`. */
  readonly charset: string;
  /** In this order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Whether posting to a window name loads the response in this window. Another window's name counts only while
 * its opener is reachable; else browsers open an empty window or block it.
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

export function makeReturnForm({ action, target, charset, fields }: ReturnForm): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.target = isOwnWindow(target) ? '_self' : target;
  form.acceptCharset = charset;
  form.hidden = true;
  // By attribute: a field may have the name of a property.
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

/** Posts a return; false, without posting, when the stored hook URL is no web address. */
export function postReturn(form: ReturnForm): boolean {
  const rules = { ownOrigin: window.location.origin, hosts: [], allowHttp: true };
  if (checkHookUrl(form.action, rules) === null) return false;
  const element = makeReturnForm(form);
  document.body.append(element);
  // A field may be named submit.
  HTMLFormElement.prototype.submit.call(element);
  element.remove();
  return true;
}

/** Posts a return; `stay` is called when this page stays open or the buyer returns by the back button. */
export function leaveWith(form: ReturnForm, stay: () => void): void {
  if (!postReturn(form) || !isOwnWindow(form.target)) {
    stay();
    return;
  }
  window.addEventListener('pageshow', (event) => event.persisted && stay(), { once: true });
}
