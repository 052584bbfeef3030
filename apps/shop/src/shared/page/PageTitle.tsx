import { useShopLinks } from '../links/ShopLinks.tsx';
import { useSession } from '../session/useSession.ts';

interface DocumentTitleProps {
  children: string;
  /** The title already has the shop's name, as on the home page. */
  isComplete?: boolean;
}

/** The document's title: 'Luiers & verzorging – Magazijn'; first the company while ordering for another. */
export function DocumentTitle({ children, isComplete = false }: DocumentTitleProps) {
  const { viewer, switched } = useSession();
  const { name } = useShopLinks().brand;
  const company = switched && viewer.kind === 'customer' ? `${viewer.companyName} · ` : '';
  return <title>{`${company}${children}${isComplete ? '' : ` – ${name}`}`}</title>;
}

export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <h1 className="type-heading text-28 wide:text-40">{children}</h1>
    </>
  );
}
