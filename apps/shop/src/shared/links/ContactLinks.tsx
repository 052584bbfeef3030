import { Link } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { useShopLinks } from './ShopLinks.tsx';

interface ContactLinksProps {
  /** The text of the link: 'Neem contact op'. */
  label: ReactNode;
  subject: string;
}

/** Links to the seller by mail and telephone; to the contact page without `SELLER_EMAIL`. */
export function ContactLinks({ label, subject }: ContactLinksProps) {
  const { sellerEmail, sellerPhone } = useShopLinks();
  const href = sellerEmail === null ? paths.page.href({ page: 'contact' }) : mailHref(sellerEmail, subject);
  return (
    <>
      <Link appearance="text" href={href}>
        {label}
      </Link>
      {sellerPhone !== null && (
        <>
          {' of bel '}
          <Link appearance="text" href={phoneHref(sellerPhone)} className="whitespace-nowrap">
            {sellerPhone}
          </Link>
        </>
      )}
    </>
  );
}

export const mailHref = (email: string, subject: string): string =>
  `mailto:${email}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;

/** Keeps the digits of a telephone number, and a leading plus. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
