import { checkHookUrl } from '@magazijn/api-client';
import { isOwnWindow } from './isOwnWindow.ts';
import type { ReturnForm } from './ReturnForm.ts';

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
 * Posts a return. The hook was checked when the visit began; what is kept in the browser is looked at once more, so that
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
