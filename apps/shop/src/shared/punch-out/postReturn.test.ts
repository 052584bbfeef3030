import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOwnWindow, leaveWith, makeReturnForm, postReturn } from './postReturn.ts';

describe('isOwnWindow', () => {
  const opener = { closed: false };
  const top = { name: 'shop', opener } as Window;
  Object.assign(top, { top, parent: top });
  const framed = { name: 'catalogue', top, parent: top } as unknown as Window;

  test.each(['', '_self', '_top', '_parent', '_TOP', 'shop'])(
    '%s is the window itself at the top',
    (target) => {
      expect(isOwnWindow(target, top)).toBe(true);
    },
  );

  test.each(['_blank', 'other', 'SHOP'])('%s is another one', (target) => {
    expect(isOwnWindow(target, top)).toBe(false);
  });

  test('in an iframe the top and the parent are other windows', () => {
    expect(['_top', '_parent', 'shop'].map((target) => isOwnWindow(target, framed))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['', '_self', 'catalogue'].every((target) => isOwnWindow(target, framed))).toBe(true);
  });

  test.each([null, { closed: true }])(
    'a name is this window where no other one can have it: the return is not lost (opener %j)',
    (opener) => {
      const parted = { name: '', opener } as unknown as Window;
      Object.assign(parted, { top: parted, parent: parted });
      expect(isOwnWindow('inkoop', parted)).toBe(true);
      expect(isOwnWindow('_blank', parted)).toBe(false);
    },
  );
});

describe('postReturn', () => {
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

  test('[T62] the form is posted once and removed', () => {
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

  test('a window that is no longer reachable is not used: the return loads in this one', () => {
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
});

describe('leaveWith', () => {
  const form = { action: 'https://inkoop.example/hook', target: '_top', charset: 'UTF-8', fields: [] };

  afterEach(() => vi.restoreAllMocks());

  test('the return replaces the page; after the back button the page continues', () => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const stay = vi.fn();
    leaveWith(form, stay);
    expect(stay).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(stay).toHaveBeenCalledOnce();
  });

  test('after a return in another window this page continues', () => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const stay = vi.fn();
    leaveWith({ ...form, target: '_blank' }, stay);
    expect(stay).toHaveBeenCalledOnce();
  });

  test('an invalid URL is not posted to: the page remains', () => {
    const stay = vi.fn();
    leaveWith({ ...form, action: 'javascript:alert(1)' }, stay);
    expect(stay).toHaveBeenCalledOnce();
  });
});
