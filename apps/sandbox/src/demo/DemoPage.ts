/** A page of plain text, shown under `/kruidvat/{urlTitle}`. */
export interface DemoPage {
  readonly urlTitle: string;
  readonly title: string;
  /** HTML without the title. */
  readonly body: string;
  /** 'FOOTER' pages are linked in the footer; '' pages are linked from elsewhere. */
  readonly position: 'FOOTER' | '';
}
