import { useShopLinks } from '../links/ShopLinks.tsx';
import { useSession } from '../session/useSession.ts';

interface DocumentTitleProps {
  children: string;
  /** The title already has the shop's name, as on the home page. */
  whole?: boolean;
}

/**
 * The document's title, unique per page: 'Luiers & verzorging – Magazijn'. React moves it to head. It starts with the
 * company's name while a customer orders for another company, to tell the tabs apart.
 */
export function DocumentTitle({ children, whole = false }: DocumentTitleProps) {
  const { viewer, switched } = useSession();
  const { name } = useShopLinks().brand;
  const company = switched && viewer.kind === 'customer' ? `${viewer.companyName} · ` : '';
  return <title>{`${company}${children}${whole ? '' : ` – ${name}`}`}</title>;
}

/** The heading of a page, and the same text as the document's title. */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <h1 className="type-heading text-28 wide:text-40">{children}</h1>
    </>
  );
}
