'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { useRef, useState } from 'react';
import { useLabels } from '#useLabels';
import { ZoomIn } from '../../../icons/ZoomIn.tsx';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { productGalleryLabels } from '../../../labels/productGalleryLabels.ts';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { nextIndex } from './nextIndex.ts';
import type { PictureZoom } from './PictureZoom.tsx';
import { swipeStep } from './swipeStep.ts';

export interface GalleryImage {
  readonly src: string;
  /** The same picture at twice the size, for high-density screens. */
  readonly srcLarge?: string | undefined;
  readonly thumbnail: string;
  /** The alternative text: 'Pukkie luiers maat 4, voorkant'. */
  readonly alt: string;
}

export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The pictures in their order; with one there are no thumbnails, with none a placeholder. */
  images: readonly GalleryImage[] | undefined;
  /** One or more `Tag`s of size `l`, over the picture. */
  tag?: ReactNode;
  /** The index of the large picture, when controlled. */
  value?: number | undefined;
  /** The index of the initial large picture, when uncontrolled. */
  defaultValue?: number | undefined;
  /** Called when another picture should be the large one. */
  onValueChange?: ((value: number, details: ChangeDetails) => void) | undefined;
  labels?: PartLabels<'productGallery'> | undefined;
}

/** The pictures of a product: a large one, which opens in the full window, and thumbnails. Renders a `<div>`. */
export function ProductGallery({
  images = [],
  tag,
  value,
  defaultValue = 0,
  onValueChange,
  labels,
  className,
  ...props
}: ProductGalleryProps) {
  const text = useLabels('productGallery', productGalleryLabels, labels);
  const [selected, change] = useValue(value, defaultValue, onValueChange);
  const [Zoom, setZoom] = useState<typeof PictureZoom | null>(null);
  const from = useRef({ x: 0, y: 0 });
  const active = Math.max(0, Math.min(selected, images.length - 1));
  const image = images[active];

  const select = (index: number, event: SyntheticEvent) => {
    if (index !== active) change(index, { event });
  };

  /** Loads the dialog's code on demand; if that fails, the page does not change. */
  const zoom = () => {
    const { activeElement: asked } = document;
    void import('./PictureZoom.tsx').then(
      (code) => {
        const { activeElement: focused } = document;
        // On a slow connection the user may have moved to a field: then do not open the dialog.
        const isTyping = focused !== asked && focused?.matches('input, textarea, select');
        if (!isTyping) setZoom(() => code.PictureZoom);
      },
      () => undefined,
    );
  };

  const showNeighbour = (event: KeyboardEvent<HTMLElement>) => {
    const target = nextIndex(event.key, active, images.length);
    if (target === null) return;
    event.preventDefault();
    select(target, event);
    // The focus moves along if it was on a thumbnail.
    const thumbnails = event.currentTarget.closest('[role=listbox]')?.querySelectorAll('button');
    thumbnails?.[target]?.focus();
  };

  const swipe = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType === 'mouse') return;
    const step = swipeStep(event.clientX - from.current.x, event.clientY - from.current.y);
    select(Math.min(Math.max(active + step, 0), Math.max(images.length - 1, 0)), event);
  };

  const choice = { images, active, onSelect: select, onArrowKey: showNeighbour, text };
  return (
    <div
      {...props}
      data-slot="product-gallery"
      className={cx('flex flex-col gap-3 wide:flex-row-reverse wide:gap-4', className)}
    >
      <div className="mx-[calc(var(--mz-bleed)*-1)] min-w-0 grow">
        <div className="category-backdrop relative min-h-55 bg-surface-muted min-[40rem]:aspect-[5/4] min-[40rem]:min-h-auto">
          <ProductPicture
            key={image?.src}
            src={image?.src}
            srcLarge={image?.srcLarge}
            alt={image?.alt ?? ''}
            sizes="(min-width: 60rem) 600px, 100vw"
            loading="eager"
            className={cx(
              'absolute inset-x-4 bottom-0 *:h-full',
              tag ? 'top-12 wide:top-18' : 'top-4 wide:top-12',
            )}
          />
          {image && (
            <button
              type="button"
              aria-label={`${text.zoom}: ${image.alt}`}
              onClick={zoom}
              onKeyDown={showNeighbour}
              onPointerDown={(event) => {
                from.current = { x: event.clientX, y: event.clientY };
              }}
              onPointerUp={swipe}
              className="absolute inset-0 flex [touch-action:pan-y] cursor-zoom-in items-start justify-end p-1 -outline-offset-3!"
            >
              <span className="flex size-11 items-center justify-center rounded-label bg-surface">
                <ZoomIn aria-hidden className="size-5" strokeWidth={1.75} />
              </span>
            </button>
          )}
          {tag && (
            // In the flow, so that the picture's area grows with tall tags; a long word does not widen it.
            <div className="pointer-events-none relative contain-inline-size flex flex-wrap gap-1 ps-4 pt-4 pe-12">
              {tag}
            </div>
          )}
        </div>
        <div className="border-t-[10px] border-rail" />
      </div>
      {images.length > 1 && (
        <GalleryThumbnails
          {...choice}
          className="mx-[calc(var(--mz-bleed)*-1)] shrink-0 noscript:hidden px-(--mz-bleed) wide:max-h-[36rem] wide:flex-col wide:overflow-y-auto"
        />
      )}
      {Zoom && <Zoom {...choice} onClose={() => setZoom(null)} />}
    </div>
  );
}
