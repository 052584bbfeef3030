import type { ComponentProps, ComponentType } from 'react';
import { createContext } from 'react';

/** What the kit gives a link: the props of `<a>`, and always an address. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads: an address of the app, or a whole one. */
  href: string;
};

/** What renders a link: `'a'`, or a component that takes the props of `<a>`, such as a router's or Next's own link. */
export type LinkComponent = 'a' | ComponentType<LinkComponentProps>;

/** Read by every link of the kit, written by `LinkProvider`. */
export const LinkContext = createContext<LinkComponent>('a');
