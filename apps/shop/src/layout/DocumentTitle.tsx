/** The document's title, unique per page: 'Luiers & verzorging – Magazijn'. React lifts it into head. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} – Magazijn`}</title>;
}
