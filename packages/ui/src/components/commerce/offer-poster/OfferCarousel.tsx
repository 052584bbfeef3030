'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLabels } from '#useLabels';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import { Pause } from '../../../icons/Pause.tsx';
import { Play } from '../../../icons/Play.tsx';
import { useValue } from '../../../internals/hooks/useValue.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { offerCarouselLabels } from '../../../labels/offerCarouselLabels.ts';
import type { Offer } from './Offer.ts';
import { OfferList } from './OfferList.tsx';
import { OfferPoster } from './OfferPoster.tsx';

export type CarouselOffer = Offer & {
  /** Identity of the offer, for example its path. */
  id: string;
  /** Short name in the list; the title by default. */
  listLabel?: string | undefined;
};

/** The cause of another offer: an item of the list, a step, or the interval, which has no event. */
export type OfferChangeDetails =
  | { readonly reason: 'choice' | 'step'; readonly event: SyntheticEvent }
  | { readonly reason: 'interval'; readonly event?: undefined };

export type OfferCarouselProps = Omit<ComponentProps<'section'>, 'children' | 'defaultValue'> & {
  /** The offers in their order; a single one has no list and does not rotate. */
  offers: readonly CarouselOffer[] | undefined;
  /** The `id` of the current offer, when controlled. */
  value?: string | undefined;
  /** The `id` of the initial offer, when uncontrolled; the first one by default. */
  defaultValue?: string | undefined;
  /** Called when another offer should show. */
  onValueChange?: ((value: string, details: OfferChangeDetails) => void) | undefined;
  /** Milliseconds until the next offer, with a pause button. Off by default (WCAG 2.2.2). */
  interval?: number | undefined;
  labels?: (PartLabels<'offerCarousel'> & PartLabels<'offerPoster'>) | undefined;
};

const stepClass =
  'flex min-h-control grow basis-0 items-center justify-center gap-2 font-medium -outline-offset-3! thicker-on-hover [&_svg]:size-6';

/**
 * The offers of the home page one at a time, with a list of all, Vorige and Volgende. With `interval` they
 * rotate: paused by a button or the pointer, stopped by focus, off with reduced motion. Renders a labelled
 * region.
 */
export function OfferCarousel({
  offers = [],
  value,
  defaultValue = '',
  onValueChange,
  interval,
  labels,
  className,
  ...rest
}: OfferCarouselProps) {
  const [shown, change] = useValue(value, defaultValue, onValueChange);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [chosen, setChosen] = useState(false);
  const text = useLabels('offerCarousel', offerCarouselLabels, labels);
  const count = offers.length;
  const index = Math.max(
    offers.findIndex(({ id }) => id === shown),
    0,
  );
  const offer = offers[index];
  const moves = interval !== undefined && count > 1;

  function show(next: number, details: OfferChangeDetails) {
    const { id } = offers[(next + count) % count] ?? {};
    if (id === undefined || id === offer?.id) return;
    setChosen(details.reason !== 'interval');
    change(id, details);
  }
  // The timer continues across renders of the caller, and reads the current index when it fires.
  const turn = useRef(() => {});
  useEffect(() => {
    turn.current = () => show(index + 1, { reason: 'interval' });
  });

  useEffect(() => {
    if (!moves || paused || hovered || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
      return;
    const timer = setInterval(() => turn.current(), interval);
    return () => clearInterval(timer);
  }, [moves, paused, hovered, interval]);

  if (!offer) return null;

  const step = (by: 1 | -1) => (event: SyntheticEvent) => {
    setPaused(true);
    show(index + by, { reason: 'step', event });
  };
  const { id, listLabel: _listLabel, ...poster } = offer;

  return (
    <section
      aria-label={text.region}
      aria-roledescription={text.carousel}
      {...rest}
      data-slot="offer-carousel"
      onPointerEnter={composeHandlers(rest.onPointerEnter, () => setHovered(true))}
      onPointerLeave={composeHandlers(rest.onPointerLeave, () => setHovered(false))}
      onFocus={composeHandlers(rest.onFocus, ({ target }) => {
        // The pause button has its own effect.
        if (!target.matches('[data-slot=carousel-toggle]')) setPaused(true);
      })}
      className={cx('@container', className)}
    >
      {/* Before the rotating content, so that it is the first tab stop. */}
      {moves && (
        <button
          type="button"
          data-slot="carousel-toggle"
          className={cx(stepClass, 'w-full border border-rule bg-surface')}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {paused ? text.play : text.pause}
        </button>
      )}
      {/* A fixed width: the list may render after the poster, which would shrink. */}
      <div className={cx('grid', count > 1 && '@min-[76rem]:grid-cols-[minmax(0,1fr)_20rem] noscript:block')}>
        <div aria-live={chosen ? 'polite' : 'off'} className="min-w-0">
          <OfferPoster
            key={id}
            {...poster}
            labels={labels}
            aria-roledescription={text.slide}
            aria-label={formatLabel(text.position, { number: index + 1, count }, text.locale)}
            className="h-full"
          />
        </div>
        {count > 1 && (
          <div className="flex min-w-0 noscript:hidden flex-col border border-rule bg-surface">
            <OfferList
              offers={offers}
              current={index}
              label={text.list}
              onChoose={(next, event) => {
                setPaused(true);
                show(next, { reason: 'choice', event });
              }}
            />
            <div className="flex divide-x divide-rule">
              <button type="button" className={stepClass} onClick={step(-1)}>
                <ChevronLeft aria-hidden className="mirror" />
                {text.previous}
              </button>
              <button type="button" className={stepClass} onClick={step(1)}>
                {text.next}
                <ChevronRight aria-hidden className="mirror" />
              </button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
