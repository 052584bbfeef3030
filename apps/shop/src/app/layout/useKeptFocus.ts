import { useEffect } from 'react';
import { focusHeading, keptFocus } from '../../shared/page/focusHeading.ts';

const focusable =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** The heading of what replaced an element, such as an empty cart. */
const heading = ':is(h2, h3)[tabindex="-1"]';

/**
 * Moves the focus when its element is removed, instead of to the body: to the replacement or its heading,
 * else to the next or previous element within the content, else to the page's heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const enter = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers fire it for removed elements too. An element that stays lost the focus on purpose.
      queueMicrotask(() => {
        if (last === target && last?.isConnected) last = null;
      });
    };
    const observer = new MutationObserver((records) => {
      const lost = last;
      if (lost === null || lost.isConnected || document.activeElement !== document.body) return;
      last = null;
      const removal = removalOf(lost, records);
      const next = removal && !lost.closest('dialog, h1') ? successor(removal, records) : null;
      if (next) next.focus({ preventScroll: true });
      else focusHeading();
      keptFocus.note(document.activeElement);
    });
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, []);
}

/** The mutation that removed an element from the page, perhaps by removing an ancestor. */
function removalOf(element: Element, records: readonly MutationRecord[]): MutationRecord | undefined {
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  );
  const { target } = removal ?? {};
  return target instanceof Element && !target.isConnected ? removalOf(target, records) : removal;
}

function successor(removal: MutationRecord, records: readonly MutationRecord[]): HTMLElement | null {
  const added = records.flatMap(({ target, addedNodes }) =>
    target === removal.target ? [...addedNodes] : [],
  );
  for (const node of added) {
    const found = firstOf(node, heading) ?? firstOf(node, focusable);
    if (found) return found;
  }
  const content = removal.target instanceof Element ? removal.target.closest('main') : null;
  let { target: parent, nextSibling: next, previousSibling: previous }: Place = removal;
  while (parent && parent !== document.body) {
    const found = along(next, 'nextSibling') ?? along(previous, 'previousSibling');
    if (found) return content && !isBelowHeading(found, content) ? null : found;
    ({ nextSibling: next, previousSibling: previous, parentNode: parent } = parent);
  }
  return null;
}

function isBelowHeading(element: Element, content: Element): boolean {
  const title = content.querySelector('h1');
  const follows = title ? title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING : true;
  return content.contains(element) && Boolean(follows);
}

interface Place {
  target: Node | null;
  nextSibling: Node | null;
  previousSibling: Node | null;
}

/** The first focusable element in a node or in its siblings on one side. */
function along(start: Node | null, side: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let node = start; node !== null; node = node[side]) {
    const found = firstOf(node, focusable);
    if (found) return found;
  }
  return null;
}

function firstOf(node: Node, selector: string): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  const candidates = [node, ...node.querySelectorAll<HTMLElement>(selector)];
  // Some browsers, and jsdom, do not support `checkVisibility`.
  return candidates.find((each) => each.matches(selector) && (each.checkVisibility?.() ?? true)) ?? null;
}
