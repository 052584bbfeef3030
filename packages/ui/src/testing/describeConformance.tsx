import { act, fireEvent, render } from '@testing-library/react';
import type { AriaAttributes, CSSProperties, HTMLAttributes, ReactElement, Ref, SyntheticEvent } from 'react';
import { cloneElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { badNumber, badTexts, markupName, rightToLeftName } from './badTexts.ts';
import { withEveryLeaf, withLeaf } from './withLeaf.ts';
import { withoutText } from './withoutText.ts';

/** What every part accepts, whatever else it does. */
type RootProps = HTMLAttributes<HTMLElement> & { ref?: Ref<never> };

/** Attributes that a part takes from its caller, unless it owns them: then they are absent from its type. */
const attributes = {
  lang: 'nl',
  id: 'given-id',
  role: 'note',
  tabIndex: 7,
  'aria-label': 'Gegeven naam',
} as const satisfies RootProps;

/** What a page may hand on to its own style sheet. */
const givenStyle = { '--given': '1' } as CSSProperties;

type OwnableAttribute =
  | keyof typeof attributes
  | keyof Pick<AriaAttributes, 'aria-describedby' | 'aria-labelledby'>;

/** Events that every part tells its caller of. */
const events = {
  onClick: fireEvent.click,
  onFocus: fireEvent.focus,
  onBlur: fireEvent.blur,
  onKeyDown: (element: Element) => fireEvent.keyDown(element, { key: 'x' }),
  onPointerEnter: fireEvent.pointerEnter,
  onPointerLeave: fireEvent.pointerLeave,
} as const;

/** What a part does itself at an event of its root. */
export interface OwnHandler {
  /** Makes the event happen on the root. */
  readonly fire: (root: HTMLElement) => unknown;
  /** Whether the part did what it does then. */
  readonly acted: () => boolean;
}

/** What describes the part that {@link describeConformance} is about. */
export interface ConformanceOptions<Props> {
  /** Finds the root when it is not the first node rendered. */
  readonly root?: (container: HTMLElement) => Element | null;
  /** Of a field: finds the control, where `ref` and rest props land; class and style land on the root. */
  readonly control?: (container: HTMLElement) => Element | null;
  /** Finds where `ref` lands, when that is not where the rest props do. */
  readonly refTo?: (container: HTMLElement) => Element | null;
  /** Of a part whose code comes after it is asked for: settles when it is there. */
  readonly loaded?: () => Promise<unknown>;
  /** Attributes that the part sets itself. It compiles for those only that are absent from its props. */
  readonly owned?: readonly Exclude<OwnableAttribute, keyof Props>[];
  /** `given` where the caller names it for style sheets. It compiles for a type with `data-slot` only. */
  readonly slot?: 'data-slot' extends keyof Props ? 'given' : never;
  /** Names of texts that the part cannot do without: `null` does not compile in their place, and is not tried. */
  readonly required?: readonly string[];
  /** The part's own handlers on its root, by name. */
  readonly handlers?: Readonly<Record<`on${string}`, OwnHandler>>;
}

/** As a server writes it, without the ids that React makes; null when it cannot be rendered. */
function htmlOf(part: ReactElement): string | null {
  try {
    return renderToString(part).replaceAll(/_R_\w*_/g, '');
  } catch {
    return null;
  }
}

/** The words of HTML that React wrote: `>` is escaped within attributes. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** The handlers of an element by name, as React knows them. */
function handlersOf(target: Element): Readonly<Record<string, unknown>> {
  const [, props] = Object.entries(target).find(([name]) => name.startsWith('__reactProps$')) ?? [];
  const isHandler = ([name, value]: [string, unknown]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function';
  return Object.fromEntries(Object.entries<unknown>(props).filter(isHandler));
}

/**
 * The promise each part of the kit keeps: `className`, `style`, `ref`, rest props and handlers land on its root node beside its own,
 * bad input breaks nothing, and it renders on a server without an inline style, which the shop's content policy would
 * refuse.
 *
 * @typeParam Props - The props of the part; needed to name what it owns.
 * @param element - The part with its required props.
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

  describe('as every part', () => {
    test('what its caller gives stands beside its own', async () => {
      const plain = await show(element);
      const plainTarget = findTarget(plain.container) as HTMLElement;
      const ownClasses = [...(findRoot(plain.container)?.classList ?? [])];
      // In the kit's layer it would win over a class of the caller's.
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
      // What a link or a button does by itself is not what this is about.
      const told = Object.fromEntries(
        Object.keys(events).map((name) => [name, vi.fn((event: SyntheticEvent) => event.preventDefault())]),
      );
      const ref = createRef<never>();
      const handlers = { ...Object.fromEntries(ownHandlers.map((name) => [name, () => undefined])), ...told };
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
      // What has no slot of its own is named by its caller.
      if (options.slot !== 'given') expect.soft(target.dataset.slot, 'data-slot').toBe(ownSlot ?? 'given');
      const inUse = handlersOf(target);
      const lost = ownHandlers.filter(
        (name) => inUse[name] === Reflect.get(handlers, name) && !Reflect.has(Object(element.props), name),
      );
      expect.soft(lost, 'its own handlers that a given one replaced').toEqual([]);
      for (const [name, fire] of Object.entries(events)) {
        // What opens with the page may have taken the focus by itself.
        told[name]?.mockClear();
        fire(target);
        expect.soft(told[name], name).toHaveBeenCalledOnce();
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

    test('a ref is given its element once, however often the part is rendered', async () => {
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

    test('bad input breaks nothing, and null in the place of a text is as if it was left out', async () => {
      const isRequired = (path: string) => options.required?.includes(path.replace(/.*\./, ''));
      for (const [path, withNull, without] of withoutText(element)) {
        const expected = isRequired(path) ? null : htmlOf(without);
        // What it cannot do without.
        if (expected === null || expected.includes('undefined')) continue;
        expect.soft(htmlOf(withNull), `${path}: null`).toBe(expected);
      }
      // What is left out may be what React needs for a key.
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

    test('it renders on a server without inline style, and the browser agrees with what came', () => {
      const html = renderToString(element);
      expect(html).not.toBe('');
      expect(html).not.toContain('style=');

      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      // A difference is reported through console.error, which fails the test.
      render(element, { container, hydrate: true });
    });
  });
}
