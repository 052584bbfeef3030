import type { ComponentProps, ComponentType } from 'react';
import { createContext } from 'react';

export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the app, or a whole URL. */
  href: string;
};

/** The component for links: `'a'`, or one with the props of `<a>`, such as a router's or Next's link. */
export type LinkComponent = 'a' | ComponentType<LinkComponentProps>;

export const LinkContext = createContext<LinkComponent>('a');
