'use client';

import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { useCurrentInView } from '../../../internals/hooks/useCurrentInView.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import type { GalleryImage } from './ProductGallery.tsx';

interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  active: number;
  onSelect: (index: number, event: SyntheticEvent) => void;
  onArrowKey: (event: KeyboardEvent<HTMLElement>) => void;
  text: PartTexts<'productGallery'>;
  className?: string | undefined;
}

/** The thumbnails in one row: a listbox whose selection follows the focus, with both pairs of arrow keys. */
export function GalleryThumbnails({
  images,
  active,
  onSelect,
  onArrowKey,
  text,
  className,
}: GalleryThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, images[active]?.src);

  return (
    <div
      ref={row}
      role="listbox"
      aria-label={text.pictures}
      className={cx('flex gap-3 overflow-x-auto overscroll-x-contain', className)}
    >
      {images.map((each, index) => (
        <button
          key={each.src}
          type="button"
          role="option"
          aria-label={`${text.show} ${index + 1}: ${each.alt}`}
          aria-selected={index === active}
          // One tab stop; the arrow keys move between the thumbnails.
          tabIndex={index === active ? 0 : -1}
          onClick={(event) => onSelect(index, event)}
          onKeyDown={onArrowKey}
          className={cx(
            'flex size-16 shrink-0 items-center justify-center rounded-label bg-surface-muted -outline-offset-3! hover:border-ink',
            index === active ? 'border-2 border-ink' : 'border border-rule',
          )}
        >
          <ProductPicture src={each.thumbnail} alt="" dimension={60} className="size-15" />
        </button>
      ))}
    </div>
  );
}
