import { render } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { cloneElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

/** What every part accepts, whatever else it does. */
interface RootProps {
  className?: string;
  lang?: string;
  ref?: Ref<never>;
}

/**
 * The promise each part of the kit keeps: `className`, `ref` and rest props land on its one root node, and it
 * renders on a server without an inline style, which the shop's content policy would refuse.
 *
 * @param element - The part with its required props.
 * @param options.root - Finds the root when it is not the first node rendered.
 */
export function describeConformance(
  element: ReactElement,
  options: { readonly root?: (container: HTMLElement) => Element | null } = {},
): void {
  const findRoot = options.root ?? ((container: HTMLElement) => container.firstElementChild);
  const withProps = (props: RootProps) => cloneElement(element as ReactElement<RootProps>, props);

  describe('as every part', () => {
    test('its own class stands beside the one given', () => {
      const plain = render(element);
      const ownClasses = [...(findRoot(plain.container)?.classList ?? [])];
      plain.unmount();
      const { container } = render(withProps({ className: 'given' }));
      expect([...(findRoot(container)?.classList ?? [])]).toEqual([...ownClasses, 'given']);
    });

    test('ref and rest props land on the root', () => {
      const ref = createRef<never>();
      const { container } = render(withProps({ lang: 'nl', ref }));
      expect(findRoot(container)?.getAttribute('lang')).toBe('nl');
      expect(ref.current).toBe(findRoot(container));
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
