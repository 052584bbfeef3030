import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { offerPosterLabels } from '../../../labels/offerPosterLabels.ts';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import type { Offer } from './Offer.ts';

/** The figure fills the poster; one of four characters ('−15%') is a step smaller, so that it fits. */
const figureVariants = cva(
  'leading-[.8] forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none',
  {
    variants: {
      /** '2+1', '−15%', '1.000.000': as large as fits on one line. */
      length: {
        short: 'text-120 @xs:text-168 @sm:text-206',
        long: 'text-120 whitespace-nowrap @max-[16rem]:text-48 @xs:text-168 @md:text-206',
        longest: 'text-48 @md:text-120',
      },
    },
  },
);

const lengthOf = ({ length }: string) => (length <= 3 ? 'short' : length <= 5 ? 'long' : 'longest');

export type OfferPosterProps = Omit<ComponentProps<'article'>, 'title' | 'children'> &
  Offer & {
    /** Heading level of the title. */
    headingLevel?: 2 | 3 | undefined;
    labels?: PartLabels<'offerPoster'> | undefined;
  };

/** An offer as a poster: the only solid red panel of a page, side by side with the packs if there is space. */
export function OfferPoster({
  kicker,
  figure,
  figureSuffix,
  title,
  text,
  href,
  linkLabel,
  action,
  picture,
  priceLabels,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: OfferPosterProps) {
  const { view } = useLabels('offerPoster', offerPosterLabels, labels);
  const link = linkLabel || view;
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} data-slot="offer-poster" className={cx('@container', className)}>
      <div
        className={cx(
          'grid h-full @2xl:min-h-105',
          picture && '@2xl:grid-cols-[minmax(0,13fr)_minmax(0,14fr)]',
        )}
      >
        <div
          data-slot="poster"
          data-surface="inverse"
          className="@container flex flex-col items-start bg-sale px-4 py-6 text-on-sale @2xl:p-8 forced-colors:border"
        >
          {kicker && <p className="font-medium text-balance">{kicker}</p>}
          <p className="type-numeral mt-4 flex flex-wrap items-end gap-x-3 [letter-spacing:-.015em] @2xl:mt-6">
            <bdi className={figureVariants({ length: lengthOf(figure) })}>{figure}</bdi>{' '}
            {figureSuffix && (
              <span className="pb-1 text-28 leading-none! tracking-normal @sm:text-48">{figureSuffix}</span>
            )}
          </p>
          <Heading className="mt-4 text-28 @sm:mt-6">{title}</Heading>
          {text && <p className="mt-1 text-17 text-balance">{text}</p>}
          {(href || action) && (
            <div className="mt-auto w-full pt-6 wide:w-auto">
              {href ? (
                <ButtonLink
                  href={href}
                  tone="primary"
                  aria-label={`${link}: ${title}`}
                  className="w-full wide:w-auto"
                >
                  {link}
                </ButtonLink>
              ) : (
                action
              )}
            </div>
          )}
        </div>
        {picture && (
          <div data-slot="shelf" className="flex min-w-0 flex-col bg-surface-muted pt-6">
            <div
              className={cx(
                'flex min-h-44 grow items-end justify-center rail-b border-rail px-2 *:h-44 *:min-w-0 *:grow *:basis-0 [&_img]:object-contain [&_img]:object-bottom',
                priceLabels ? '@2xl:*:h-68' : '@2xl:*:h-84',
              )}
            >
              {picture}
            </div>
            {priceLabels && (
              <div className="flex flex-wrap gap-2 px-2 pb-4 *:min-w-0 *:grow *:basis-24 @2xl:flex-nowrap">
                {priceLabels}
              </div>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
