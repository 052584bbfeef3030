/** A CMS page. The HTML comes from the back end as it is: sanitise before showing. */
export interface Page {
  readonly title: string;
  readonly bodyHtml: string;
}

/** A page of text, for a list of links. */
export interface PageLink {
  readonly title: string;
  readonly url: string;
}
