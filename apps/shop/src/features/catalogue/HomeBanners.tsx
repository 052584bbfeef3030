import type { OfferBanner } from '@magazijn/api-client';
import { Link } from '@magazijn/ui';
import { safeReturnUrl } from '../../shared/links/paths.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { homeTexts } from './homeTexts.ts';
import { useOptionalPicture } from './useOptionalPicture.ts';

/** The colours of a theme. Red is reserved for offers; an unknown theme is light. */
const panels: Readonly<Record<string, string>> = {
  yellow: 'bg-accent text-on-accent',
  dark: 'bg-inverse text-on-inverse',
};
const light = 'border border-e-0 border-rule bg-surface text-ink';

export function HomeBanners({ banners }: { banners: readonly OfferBanner[] }) {
  const { viewer } = useSession();
  if (banners.length === 0) return null;
  return (
    <section aria-label={homeTexts.banners} className="grid gap-4 wide:grid-cols-2 wide:gap-8">
      {banners.map(({ title, subtitle, image, theme, href }) => (
        <article key={`${href} ${title}`} data-theme-name={theme} className="@container flex min-w-0">
          <div
            data-surface={theme === 'dark' ? 'inverse' : undefined}
            className={`flex min-w-0 grow basis-0 flex-col p-4 ${panels[theme] ?? light}`}
          >
            <h2 className="text-22 hyphens-auto">{title}</h2>
            {subtitle && <p className="mt-1">{subtitle}</p>}
            {viewer.kind === 'customer' && (
              <Link
                // The back end's address may be outside of the shop.
                href={safeReturnUrl(href)}
                aria-label={`${homeTexts.viewOffer}: ${title}`}
                className="mt-auto flex min-h-12 items-center pt-2 font-bold underline underline-offset-4"
              >
                {homeTexts.viewOffer}
              </Link>
            )}
          </div>
          <BannerPicture picture={image} />
        </article>
      ))}
    </section>
  );
}

/** The picture beside the text; without one, or when it fails to load, the text has the whole width. */
function BannerPicture({ picture }: { picture: string | null }) {
  const image = useOptionalPicture(picture, 680, 420);
  return image ? (
    <div
      data-slot="shelf"
      className="flex w-2/5 shrink-0 items-end rail-b border-rail bg-surface-muted px-2 pt-4 @sm:w-1/2"
    >
      <img {...image} alt="" loading="lazy" className="h-44 w-full object-contain object-bottom" />
    </div>
  ) : null;
}
