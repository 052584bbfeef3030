import { useShopLinks } from '../links/ShopLinks.tsx';
import { useSession } from '../session/useSession.ts';

interface DocumentTitleProps {
  children: string;
  /** Names the shop itself, as the home page's does. */
  whole?: boolean;
}

/**
 * The document's title, unique per page: 'Luiers & verzorging – Magazijn'. React lifts it into head. While one orders
 * for another company it begins with that, so that no tab is taken for one's own.
 */
export function DocumentTitle({ children, whole = false }: DocumentTitleProps) {
  const { viewer, switched } = useSession();
  const { name } = useShopLinks().brand;
  const company = switched && viewer.kind === 'customer' ? `${viewer.companyName} · ` : '';
  return <title>{`${company}${children}${whole ? '' : ` – ${name}`}`}</title>;
}

/** The heading of a page and the title of its document, which say the same. */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <h1 className="type-heading text-28 wide:text-40">{children}</h1>
    </>
  );
}
