import { ButtonLink, DescriptionTable, Link, VisuallyHidden } from '@magazijn/ui';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { type HeadOf, plainText, shortened } from '../../shared/head/PageHead.ts';
import { BackEndHtml, usePreloadedCleaner } from '../../shared/html/BackEndHtml.tsx';
import { mailHref, phoneHref } from '../../shared/links/ContactLinks.tsx';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';

/** Texts of the CMS page. */
export const texts = {
  missingTitle: 'Pagina niet gevonden',
  missing: 'Deze pagina is helaas (even) niet beschikbaar...',
  missingCause: (category: string) =>
    `Misschien is de pagina verplaatst of opgeheven. Zoek hierboven, of kies een ${category}.`,
  home: 'Naar de homepagina',
  email: 'E-mail',
  phone: 'Telefoon',
  loading: 'De pagina wordt geladen',
};

/** The head of a CMS page: its first words. */
export const pageHead: HeadOf = (shown, { params: { page: url = '' } }) => {
  const page = shown('page', url);
  if (!page) return { canonical: null };
  return {
    canonical: paths.page.href({ page: url }),
    title: page.title,
    description: shortened(plainText(page.bodyHtml) || page.title),
  };
};

/** Title and text as the back office wrote them, or the sentence that it is not there. */
export function CmsPage() {
  const { page: url = '' } = useParams();
  const { data: page } = useQuery('page', url);
  // What the text needs comes while it is under way.
  usePreloadedCleaner(page === undefined);
  if (page === undefined) return <TextSkeleton label={texts.loading} />;
  const title = page?.title ?? texts.missingTitle;
  return (
    <article>
      <Trail items={[{ label: title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <PageTitle>{title}</PageTitle>
      </div>
      {url === 'contact' && <CustomerService />}
      {page === null ? <MissingPage /> : <BackEndHtml key={url} html={page.bodyHtml} />}
    </article>
  );
}

/** An empty shelf, why, and the ways on: home, and every aisle. */
function MissingPage() {
  const { words } = useShopLinks().brand;
  return (
    <DeadEnd
      title={texts.missing}
      action={
        <ButtonLink tone="primary" href={paths.home.href()}>
          {texts.home}
        </ButtonLink>
      }
    >
      {texts.missingCause(words.category)}
    </DeadEnd>
  );
}

/** The seller's address and telephone number, which stand in the settings and not in the back office's text. */
function CustomerService() {
  const { sellerEmail, sellerPhone } = useShopLinks();
  const rows = [
    { label: texts.email, href: sellerEmail && mailHref(sellerEmail, ''), shown: sellerEmail },
    { label: texts.phone, href: sellerPhone && phoneHref(sellerPhone), shown: sellerPhone },
  ].flatMap(({ label, href, shown }) =>
    href
      ? [
          {
            label,
            value: (
              <Link appearance="text" className="inline-block py-3" href={href}>
                {shown}
              </Link>
            ),
          },
        ]
      : [],
  );
  return rows.length === 0 ? null : <DescriptionTable rows={rows} className="mb-6 max-w-160" />;
}

/** Keeps the room of the trail, a heading on its rail, and a few lines of text. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="py-3">
        <div className="h-6 w-1/2 rounded-label bg-surface-muted motion-safe:animate-breathe" />
      </div>
      <div aria-hidden className="type-heading mb-6 border-b-5 border-rail pb-4 text-28 wide:text-40">
        <span className="block w-80 max-w-full rounded-label bg-surface-muted motion-safe:animate-breathe">
          &nbsp;
        </span>
      </div>
      <div className="grid max-w-2xl gap-4 pt-2">
        <div className="h-4 rounded-label bg-surface-muted motion-safe:animate-breathe" />
        <div className="h-4 w-full rounded-label bg-surface-muted motion-safe:animate-breathe" />
        <div className="h-4 w-4/5 rounded-label bg-surface-muted motion-safe:animate-breathe" />
      </div>
    </div>
  );
}
