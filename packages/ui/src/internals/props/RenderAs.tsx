import { cx } from 'class-variance-authority';
import type { ComponentProps, HTMLAttributes, ReactElement, Ref } from 'react';
import { cloneElement, createElement } from 'react';
import { composeHandlers } from './composeHandlers.ts';
import { joinIds } from './joinIds.ts';

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<unknown> };
type Handler = (event: { readonly defaultPrevented: boolean }) => void;

type RenderAsProps<Tag extends 'button' | 'div' | 'input'> = ComponentProps<Tag> & {
  tag: Tag;
  render: ReactElement | undefined;
};

/**
 * Renders `render` with the component's props, or the component's own tag. Props of `render` win, except
 * `id`; classes, description ids, handlers and refs of both are joined.
 */
export function RenderAs<Tag extends 'button' | 'div' | 'input'>({
  tag,
  render,
  ...props
}: RenderAsProps<Tag>): ReactElement {
  if (!render) return createElement(tag, props);
  const own = props as Props;
  const given = render.props as Props;
  const joined: Props = {
    id: own.id ?? given.id,
    className: cx(own.className, given.className) || undefined,
    'aria-describedby': joinIds(own['aria-describedby'], given['aria-describedby']),
    'aria-labelledby': joinIds(own['aria-labelledby'], given['aria-labelledby']),
    ref: own.ref && given.ref ? joinRefs(own.ref, given.ref) : (own.ref ?? given.ref),
  };
  return cloneElement(render, { ...own, ...given, ...handlersOf(own, given), ...joined });
}

const isHandler = (entry: [string, unknown]): entry is [string, Handler] =>
  /^on[A-Z]/.test(entry[0]) && typeof entry[1] === 'function';

function handlersOf(own: Props, given: Props): Readonly<Record<string, Handler>> {
  const theirs = Object.fromEntries(Object.entries(given).filter(isHandler));
  return Object.fromEntries(
    Object.entries(own)
      .filter(isHandler)
      .map(([name, handler]) => [name, composeHandlers(theirs[name], handler)]),
  );
}

function joinRefs(...refs: readonly Ref<unknown>[]): (node: unknown) => () => void {
  return (node) => {
    const undo = refs.map((ref) => assign(ref, node));
    return () => {
      for (const each of undo) each();
    };
  };
}

function assign(ref: Ref<unknown>, node: unknown): () => void {
  if (typeof ref === 'function') {
    const undo = ref(node);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
