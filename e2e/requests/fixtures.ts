// Fixtures of tests without a browser: parsed HTTP responses, and forms sent as a browser without scripts does.
import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { shopUnderTest } from '../browser/shopUnderTest.ts';
import { test as base } from '../shopFixtures.ts';

export { expect };

/** A response of the web server. Redirects are not followed, and no script runs. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly url: URL;
  /** The target of the redirect, as path, query and hash; null without a redirect. */
  readonly location: string | null;
  readonly text: string;
  /** The parsed text, without a window: relative addresses are not resolved. */
  readonly document: Document;
}

/** Values by field name; a checkbox takes a boolean. */
export type Fields = Readonly<Record<string, string | boolean>>;

interface Requests {
  /**
   * Requests a path.
   *
   * @param path begins with a slash
   */
  get(path: string, init?: RequestInit): Promise<Answer>;
  /**
   * Fills in a form of `main` and submits it with a button, as a browser without scripts does. Fails when a field is
   * missing.
   *
   * @param button the text of the button
   */
  submit(page: Answer, button: string, fields?: Fields): Promise<Answer>;
  follow(answer: Answer): Promise<Answer>;
}

export const test = base.extend<Requests>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that it needs from the pattern
  get: async ({}, use) => use(request),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  submit: async ({}, use) => use(submit),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  follow: async ({}, use) =>
    use(({ location, url }) => {
      if (location === null) throw new Error(`${url.pathname} leads nowhere.`);
      return request(location);
    }),
});

export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The number of elements, which layout and hydration pay for: docs/performance.md. */
export const elementsOf = ({ document }: Answer): number => document.querySelectorAll('*').length;

export function find<Found extends Element = HTMLElement>(scope: ParentNode, selector: string): Found {
  const found = scope.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing is found by ${selector}.`);
  return found;
}

/** Parses without a window of its own for each document, which would take longer than parsing. */
const parser = new new JSDOM('').window.DOMParser();

async function request(path: string, init: RequestInit = {}): Promise<Answer> {
  const url = new URL(path, shopUnderTest().shop);
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const leadsTo = response.headers.get('location');
  const target = leadsTo === null ? null : new URL(leadsTo, url);
  let document: Document | undefined;
  return {
    status: response.status,
    headers: response.headers,
    url,
    location: target && target.pathname + target.search + target.hash,
    text,
    get document() {
      document ??= parser.parseFromString(text, 'text/html');
      return document;
    },
  };
}

async function submit(page: Answer, buttonText: string, fields: Fields = {}): Promise<Answer> {
  // A copy, since filling in changes the document.
  const { document } = new JSDOM(page.text, { url: page.url.href }).window;
  const button = [...document.querySelectorAll<HTMLButtonElement>('main form button')].find(
    (each) => textOf(each) === buttonText && each.type === 'submit',
  );
  const form = button?.form;
  if (!form) throw new Error(`No form in main is sent by '${buttonText}'.`);
  for (const [name, value] of Object.entries(fields)) fillIn(form, name, value);
  const { FormData } = document.defaultView as Window & typeof globalThis;
  const sent = new URLSearchParams(
    [...new FormData(form, button)].map(([name, value]) => {
      if (typeof value !== 'string') throw new Error(`${name} is a file, which no form here sends.`);
      return [name, value];
    }),
  );
  const action = new URL(form.getAttribute('action') || page.url.href, page.url);
  if (form.method === 'get') return request(`${action.pathname}?${sent}`);
  // Browsers send the origin of a form.
  return request(action.pathname + action.search, {
    method: 'POST',
    body: sent,
    headers: { origin: page.url.origin },
  });
}

function fillIn(form: HTMLFormElement, name: string, value: string | boolean): void {
  const { HTMLInputElement, HTMLSelectElement } = form.ownerDocument.defaultView as Window &
    typeof globalThis;
  const named = [...form.elements].filter((element) => element.getAttribute('name') === name);
  for (const field of named) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (typeof value === 'boolean') field.checked = value;
      else if (field.value === value) field.checked = true;
      else continue;
      return;
    }
    if (typeof value === 'boolean') continue;
    if (field instanceof HTMLInputElement) field.value = value;
    else if (field instanceof HTMLSelectElement) field.value = value;
    else continue;
    return;
  }
  throw new Error(`The form has no field '${name}' for '${value}'.`);
}
