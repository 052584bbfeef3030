import { afterEach, expect, test, vi } from 'vitest';
import { makeReturnForm, postReturn } from './postReturn.ts';

const form = {
  action: 'https://inkoop.example/hook?sid=1&x=%20',
  target: '_blank',
  charset: 'ISO-8859-1',
  fields: [
    ['NEW_ITEM-DESCRIPTION[1]', 'Luiers "maat" 4'],
    ['submit', 'a field may be called so'],
    ['action', 'and so'],
  ],
} as const;

afterEach(() => vi.restoreAllMocks());

test('[T62] the form is posted as it should be, once, and taken away', () => {
  const posted: (string | null)[][] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push([
      this.getAttribute('action'),
      this.getAttribute('method'),
      this.getAttribute('target'),
      this.getAttribute('accept-charset'),
    ]);
    expect(document.contains(this)).toBe(true);
  });
  expect(postReturn(form)).toBe(true);
  expect(posted).toEqual([[form.action, 'post', '_blank', 'ISO-8859-1']]);
  expect(document.forms).toHaveLength(0);
});

test('fields keep their order and their text', () => {
  expect([...new FormData(makeReturnForm(form))]).toEqual(form.fields);
});

test('a window that cannot be reached any more is not asked for: the return comes in this one', () => {
  expect(makeReturnForm({ ...form, target: 'sap' }).target).toBe('_self');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://x.nl/',
  '',
  'https://a:b@x.nl/',
  window.location.href,
])('nothing is posted to %s, even if storage says so', (action) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  expect(postReturn({ ...form, action })).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});
