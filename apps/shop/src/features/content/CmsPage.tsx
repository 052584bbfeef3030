import { ButtonLink, VisuallyHidden } from '@magazijn/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { type HeadOf, plainText, shortened } from '../../shared/head/PageHead.ts';
import { BackEndHtml, usePreloadedCleaner } from '../../shared/html/BackEndHtml.tsx';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { usePageLocation } from '../../shared/links/usePageLocation.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ContactLabel } from './ContactLabel.tsx';
import { cmsPageQuery } from './cmsPageQuery.ts';
import { PageIndex } from './PageIndex.tsx';
import { nameSections, sectionsOf } from './sections.ts';

export const texts = {
  missingTitle: 'Pagina niet gevonden',
  missing: 'Deze pagina is helaas (even) niet beschikbaar...',
  missingCause: (category: string) =>
    `Misschien is de pagina verplaatst of opgeheven. Zoek hierboven, of kies een ${category}.`,
  home: 'Naar de homepagina',
  loading: 'De pagina wordt geladen',
};

export const head: HeadOf = (shown, location) => {
  const page = shown(...cmsPageQuery(location));
  if (!page) return { canonical: null };
  return {
    canonical: paths.page.href({ page: location.params.page ?? '' }),
    title: page.title,
    description: shortened(plainText(page.bodyHtml) || page.title),
  };
};

const minSections = 3;

/** Title and text from the back office, or a message for an unknown page. */
export function CmsPage() {
  const location = usePageLocation();
  const { page: url = '' } = location.params;
  const { data: page } = useQuery(...cmsPageQuery(location));
  const { sellerEmail, sellerPhone } = useShopLinks();
  // Loads the sanitiser together with the text.
  usePreloadedCleaner(page === undefined);
  if (page === undefined) return <TextSkeleton label={texts.loading} />;
  const title = page?.title ?? texts.missingTitle;
  return (
    <article>
      <Trail items={[{ label: title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <PageTitle>{title}</PageTitle>
      </div>
      <div className="flex flex-wrap gap-8 wide:gap-12">
        {url === 'contact' && (sellerEmail || sellerPhone) && (
          // Before the text on a phone, beside it on a wide page.
          <div className="w-full wide:order-last wide:w-[max(20rem,29%)]">
            <ContactLabel />
          </div>
        )}
        {page === null ? (
          <div className="min-w-0 grow basis-64">
            <MissingPage />
          </div>
        ) : (
          <PageText key={url} html={page.bodyHtml} hasIndex={url !== 'contact'} />
        )}
      </div>
    </article>
  );
}

function PageText({ html, hasIndex }: { html: string; hasIndex: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const sections = sectionsOf(html);
  // The headings render with the text, which may be sanitised after the page's first render.
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const name = () => {
      nameSections(element);
      if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash]);
  return (
    <>
      <div ref={text} className="min-w-0 grow basis-64">
        <BackEndHtml html={html} />
      </div>
      {hasIndex && sections.length >= minSections && (
        <div className="hidden wide:block wide:w-[max(20rem,29%)] noscript:hidden">
          <PageIndex sections={sections} />
        </div>
      )}
    </>
  );
}

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
