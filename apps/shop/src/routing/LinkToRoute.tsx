import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useIntent } from './useIntent.ts';

/** What the shop's server answers itself, not one of its pages. */
const notPages = /^\/(api|img|assets)\//;

/**
 * The link of the kit inside the shop: pages are navigated to without loading the document, and what they need is
 * asked for as soon as one means to go there. Anything else is a plain link.
 */
export function LinkToRoute({ href = '', ...props }: ComponentProps<'a'>) {
  const own = /^\/(?!\/)/.test(href) && !notPages.test(href) && !props.target && props.download === undefined;
  return own ? <OwnLink href={href} {...props} /> : <a href={href} {...props} />;
}

function OwnLink({ href = '', ...props }: ComponentProps<'a'>) {
  const intent = useIntent(href, props);
  return <Link to={href} {...props} {...intent} />;
}
