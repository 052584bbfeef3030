import type { ComponentProps, ComponentType } from 'react';
import { createContext } from 'react';

/** What renders a link: `'a'`, or a router's component that takes the props of `<a>` with its `href`. */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'>>;

/** Read by every link of the kit, written by `LinkProvider`. */
export const LinkContext = createContext<LinkComponent>('a');
