import { DocumentTitle } from './DocumentTitle.tsx';

/** The heading of a page and the title of its document, which say the same. */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <h1 className="type-heading text-28 wide:text-40">{children}</h1>
    </>
  );
}
