import { act, fireEvent, render } from '@testing-library/react';
import type { AriaAttributes, CSSProperties, HTMLAttributes, ReactElement, Ref, SyntheticEvent } from 'react';
import { cloneElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { badNumber, badTexts, markupName, rightToLeftName } from './badTexts.ts';
import { withEveryLeaf, withLeaf } from './withLeaf.ts';
import { withoutText } from './withoutText.ts';

type RootProps = HTMLAttributes<HTMLElement> & { ref?: Ref<never> };

/** Attributes that a component accepts, unless it owns them: then its type does not have them. */
const attributes = {
  lang: 'nl',
  id: 'given-id',
  role: 'note',
  tabIndex: 7,
  'aria-label': 'Gegeven naam',
} as const satisfies RootProps;

const givenStyle = { '--given': '1' } as CSSProperties;

type OwnableAttribute =
  | keyof typeof attributes
  | keyof Pick<AriaAttributes, 'aria-describedby' | 'aria-labelledby'>;

const events = {
  onClick: fireEvent.click,
  onFocus: fireEvent.focus,
  onBlur: fireEvent.blur,
  onKeyDown: (element: Element) => fireEvent.keyDown(element, { key: 'x' }),
  onPointerEnter: fireEvent.pointerEnter,
  onPointerLeave: fireEvent.pointerLeave,
} as const;

export interface OwnHandler {
  readonly fire: (root: HTMLElement) => unknown;
  readonly acted: () => boolean;
}

export interface ConformanceOptions<Props> {
  /** Finds the root, if it is not the first node rendered. */
  readonly root?: (container: HTMLElement) => Element | null;
  /** For a field: finds the control, where `ref` and rest props land; class and style land on the root. */
  readonly control?: (container: HTMLElement) => Element | null;
  /** Finds the element of `ref`, if that is not the one of the rest props. */
  readonly refTo?: (container: HTMLElement) => Element | null;
  /** For a lazy component: resolves when its code is loaded. */
  readonly loaded?: () => Promise<unknown>;
  /** Attributes that the component sets itself. Only those absent from its props compile. */
  readonly owned?: readonly Exclude<OwnableAttribute, keyof Props>[];
  /** `given` when the caller sets `data-slot`. Compiles only for a type with `data-slot`. */
  readonly slot?: 'data-slot' extends keyof Props ? 'given' : never;
  /** Required texts: `null` does not compile for them, and is not tested. */
  readonly required?: readonly string[];
  /** The component's own handlers on its root, by name. */
  readonly handlers?: Readonly<Record<`on${string}`, OwnHandler>>;
}

/** Server HTML without React's ids; null when rendering fails. */
function htmlOf(part: ReactElement): string | null {
  try {
    return renderToString(part).replaceAll(/_R_\w*_/g, '');
  } catch {
    return null;
  }
}

/** The text of React's HTML, in which `>` is escaped within attributes. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** The handlers of an element by name, from React's props. */
function handlersOf(target: Element): Readonly<Record<string, unknown>> {
  const [, props] = Object.entries(target).find(([name]) => name.startsWith('__reactProps$')) ?? [];
  const isHandler = ([name, value]: [string, unknown]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function';
  return Object.fromEntries(Object.entries<unknown>(props).filter(isHandler));
}

/**
 * Tests of every component: `className`, `style`, `ref`, rest props and handlers land on its root beside its
 * own, bad input does not break it, and it renders on a server without inline style, which a content policy
 * blocks.
 */
export function describeConformance<Props = RootProps>(
  element: ReactElement,
  options: ConformanceOptions<Props> = {},
): void {
  const findRoot = options.root ?? ((container: HTMLElement) => container.firstElementChild);
  const findTarget = options.control ?? findRoot;
  const owned: readonly string[] = options.owned ?? [];
  const withProps = (props: RootProps) => cloneElement(element as ReactElement<RootProps>, props);
  const show = async (shown: ReactElement) => {
    const view = render(shown);
    if (options.loaded) await act(async () => void (await options.loaded?.()));
    return view;
  };

  describe('as every component', () => {
    test('props of its caller are joined with its own', async () => {
      const plain = await show(element);
      const plainTarget = findTarget(plain.container) as HTMLElement;
      const ownClasses = [...(findRoot(plain.container)?.classList ?? [])];
      // A layered rule would lose to a class of the caller.
      expect
        .soft(
          ownClasses.filter((name) => name.endsWith('!')),
          'important classes',
        )
        .toEqual([]);
      const ownSlot = plainTarget.dataset.slot;
      const ownHandlers = Object.keys(handlersOf(plainTarget));
      const joined = ['aria-describedby', 'aria-labelledby'].filter((name) => !owned.includes(name));
      const idsOf = (node: Element, name: string) => node.getAttribute(name)?.split(' ') ?? [];
      const ownIds = joined.map((name) => idsOf(plainTarget, name).length);
      plain.unmount();

      const given = Object.fromEntries(Object.entries(attributes).filter(([name]) => !owned.includes(name)));
      // Prevents the default actions of links and buttons.
      const spies = Object.fromEntries(
        Object.keys(events).map((name) => [name, vi.fn((event: SyntheticEvent) => event.preventDefault())]),
      );
      const ref = createRef<never>();
      const handlers = {
        ...Object.fromEntries(ownHandlers.map((name) => [name, () => undefined])),
        ...spies,
      };
      const { container, unmount } = await show(
        withProps({
          ...given,
          ...handlers,
          ...(options.slot === 'given' ? {} : { 'data-slot': 'given' }),
          className: 'given',
          style: givenStyle,
          ref,
        }),
      );
      const target = findTarget(container) as HTMLElement;
      const root = findRoot(container) as HTMLElement;
      expect.soft([...root.classList], 'class').toEqual([...ownClasses, 'given']);
      expect.soft(root.style.getPropertyValue('--given'), 'style').toBe('1');
      for (const [name, value] of Object.entries(given))
        expect.soft(target.getAttribute(name.toLowerCase()), name).toBe(String(value));
      expect.soft(ref.current, 'ref').toBe((options.refTo ?? findTarget)(container));
      // The caller names an element without a slot of its own.
      if (options.slot !== 'given') expect.soft(target.dataset.slot, 'data-slot').toBe(ownSlot ?? 'given');
      const inUse = handlersOf(target);
      const lost = ownHandlers.filter(
        (name) => inUse[name] === Reflect.get(handlers, name) && !Reflect.has(Object(element.props), name),
      );
      expect.soft(lost, 'its own handlers that a given one replaced').toEqual([]);
      for (const [name, fire] of Object.entries(events)) {
        // An element that opens may have taken the focus.
        spies[name]?.mockClear();
        fire(target);
        expect.soft(spies[name], name).toHaveBeenCalledOnce();
      }
      unmount();

      const named = await show(withProps(Object.fromEntries(joined.map((name) => [name, 'given']))));
      for (const [index, name] of joined.entries()) {
        const ids = idsOf(findTarget(named.container) as Element, name);
        expect.soft(ids, name).toHaveLength((ownIds[index] ?? 0) + 1);
        const strange = ids.filter((id) => document.getElementById(id) === null);
        expect.soft(strange, name).toEqual(['given']);
      }
    });

    test('a ref is called once with its element, after any number of renders', async () => {
      const given = vi.fn();
      const part = withProps({ ref: given });
      const { rerender } = await show(part);
      rerender(cloneElement(part));
      expect(given).toHaveBeenCalledOnce();
    });

    test.each(Object.entries(options.handlers ?? {}))(
      '%s of its caller comes first, and its own after it, unless the default is prevented',
      async (name, { fire, acted }) => {
        const seen: boolean[] = [];
        const refuse = await show(
          withProps({
            [name]: (event: SyntheticEvent) => {
              seen.push(acted());
              event.preventDefault();
            },
          }),
        );
        await act(async () => fire(findTarget(refuse.container) as HTMLElement));
        expect([...seen, acted()]).toEqual([false, false]);
        refuse.unmount();

        const allow = await show(withProps({ [name]: () => seen.push(acted()) }));
        await act(async () => fire(findTarget(allow.container) as HTMLElement));
        expect([...seen.slice(1), acted()]).toEqual([false, true]);
      },
    );

    test('bad input breaks nothing, and null for a text counts as missing', async () => {
      const isRequired = (path: string) => options.required?.includes(path.replace(/.*\./, ''));
      for (const [path, withNull, without] of withoutText(element)) {
        const expected = isRequired(path) ? null : htmlOf(without);
        if (expected === null || expected.includes('undefined')) continue;
        expect.soft(htmlOf(withNull), `${path}: null`).toBe(expected);
      }
      // React may need the removed value as a key.
      vi.mocked(console.error).mockClear();

      const fault = /\b(null|undefined|NaN)\b|\[object/;
      const { container } = await show(withEveryLeaf(element, markupName));
      expect.soft(container.textContent, markupName).not.toMatch(fault);
      for (const bad of [...badTexts, rightToLeftName])
        expect.soft(textOf(renderToString(withEveryLeaf(element, bad))), bad).not.toMatch(fault);
      for (const bad of ['', null, badNumber, []]) {
        for (const [path, broken] of withLeaf(element, bad)) {
          if (bad === null && isRequired(path)) continue;
          expect.soft(textOf(renderToString(broken)), `${path}: ${String(bad)}`).not.toMatch(fault);
        }
      }
    });

    test('it renders on a server without inline style, and hydrates without a mismatch', () => {
      const html = renderToString(element);
      expect(html).not.toBe('');
      expect(html).not.toContain('style=');

      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      // Mismatches are reported through console.error, which fails the test.
      render(element, { container, hydrate: true });
    });
  });
}
