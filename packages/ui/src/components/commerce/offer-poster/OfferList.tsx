'use client';

import { cx } from 'class-variance-authority';
import type { SyntheticEvent } from 'react';
import type { CarouselOffer } from './OfferCarousel.tsx';

type OfferListProps = {
  offers: readonly CarouselOffer[];
  current: number;
  label: string;
  onChoose: (index: number, event: SyntheticEvent) => void;
};

/** The numbered list of offers. A phone shows only the current item, above the buttons. */
export function OfferList({ offers, current, label, onChoose }: OfferListProps) {
  return (
    <ul aria-label={label} className="flex grow flex-col wide:grid @3xl:grid-cols-3 @min-[76rem]:flex">
      {offers.map((offer, index) => (
        <li
          key={offer.id}
          className={cx(
            'flex min-w-0 grow basis-0 border-b border-rule wide:not-last:border-e @min-[76rem]:not-last:border-e-0',
            index !== current && 'max-wide:hidden',
          )}
        >
          <button
            type="button"
            aria-current={index === current || undefined}
            onClick={(event) => onChoose(index, event)}
            className="group/offer flex min-h-control-large w-full items-center gap-3 px-4 text-start wide:gap-2 wide:px-3 wide:py-2 @min-[76rem]:px-4 leading-snug @min-[76rem]:gap-4 -outline-offset-3! hover:bg-surface-muted aria-[current]:bg-ink aria-[current]:text-background forced-colors:aria-[current]:underline"
          >
            <span className="lift-numeral type-numeral w-6 shrink-0 text-28 leading-none!">{index + 1}</span>
            <span className="flex min-w-0 grow items-center gap-3 wide:flex-col wide:items-start wide:gap-0 @min-[76rem]:flex-row @min-[76rem]:items-center @min-[76rem]:gap-3">
              <span className="min-w-0 max-w-full grow font-medium text-balance hyphens-auto">
                {offer.listLabel || offer.title}
              </span>
              <bdi className="type-numeral shrink-0 text-17 tracking-wide text-sale-text group-aria-[current]/offer:text-background">
                {offer.figure}
              </bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
