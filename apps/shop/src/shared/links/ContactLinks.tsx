import { Link } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { useShopLinks } from './ShopLinks.tsx';

interface ContactLinksProps {
  /** What the link says: 'Neem contact op'. */
  label: ReactNode;
  /** What the mail is about, so that the seller knows before it is opened. */
  subject: string;
}

/**
 * How to reach the seller: a mail with its subject filled in, and the telephone number where there is one. A seller that
 * gave no address (`SELLER_EMAIL`) is reached by the contact page.
 */
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

/** Of a number as people write it only the digits are dialled, and a leading plus. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
