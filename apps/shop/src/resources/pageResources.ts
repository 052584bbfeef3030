import { resource } from './resource.ts';

/** A CMS page by its URL segment; null when there is none. */
export const cmsPage = resource('cms-page', (api, at: { url: string }) => api.page(at.url));

/** The pages of position FOOTER (S04). */
export const footerPages = resource('footer-pages', (api) => api.footerPages());
