/** A CMS page. Its HTML is unsanitised: sanitise it before rendering. */
export interface Page {
  readonly title: string;
  readonly bodyHtml: string;
}

export interface PageLink {
  readonly title: string;
  readonly url: string;
}
