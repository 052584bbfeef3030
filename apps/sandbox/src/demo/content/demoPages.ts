import type { DemoPage } from '../DemoPage.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { contact } from './pages/contact.ts';
import { delivery } from './pages/delivery.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';

/** All pages of text, in the order of the footer. */
export const demoPages: readonly DemoPage[] = [
  delivery,
  contact,
  about,
  terms,
  privacy,
  accessibility,
  imprint,
];
