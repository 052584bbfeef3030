import { DescriptionTable, Link, MessageList } from '@magazijn/ui';
import { useParams } from 'react-router-dom';
import { BackEndHtml, cleanerCode } from '../../html/BackEndHtml.tsx';
import { useLateCode } from '../../late/useLateCode.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { TextSkeleton } from '../../layout/TextSkeleton.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { mailHref, phoneHref } from '../../links/ContactLinks.tsx';
import { useShopLinks } from '../../links/ShopLinks.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { texts } from './texts.ts';

/** Title and text as the back office wrote them, or the sentence that it is not there (S75). */
export function CmsPage() {
  const { page: url = '' } = useParams();
  const { data: page } = useQuery('page', url);
  // What the text needs comes while it is under way.
  useLateCode(cleanerCode, page === undefined);
  if (page === undefined) return <TextSkeleton label={texts.loading} />;
  const title = page?.title ?? texts.missingTitle;
  return (
    <article>
      <Trail items={[{ label: title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <PageTitle>{title}</PageTitle>
      </div>
      {url === 'contact' && <CustomerService />}
      {page === null ? (
        <MessageList messages={[{ tone: 'info', text: texts.missing }]} />
      ) : (
        <BackEndHtml html={page.bodyHtml} />
      )}
    </article>
  );
}

/** The seller's address and telephone number, which stand in the settings and not in the back office's text. */
function CustomerService() {
  const { sellerEmail, sellerPhone } = useShopLinks();
  const rows = [
    { term: texts.email, href: sellerEmail && mailHref(sellerEmail, ''), shown: sellerEmail },
    { term: texts.phone, href: sellerPhone && phoneHref(sellerPhone), shown: sellerPhone },
  ].flatMap(({ term, href, shown }) =>
    href
      ? [
          {
            term,
            description: (
              <Link appearance="text" href={href}>
                {shown}
              </Link>
            ),
          },
        ]
      : [],
  );
  return rows.length === 0 ? null : <DescriptionTable rows={rows} className="mb-6 max-w-160" />;
}
