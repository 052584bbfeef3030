'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { MissingPicture } from './MissingPicture.tsx';

/** Props of {@link ProductPicture}: those of `<span>`, and the picture. */
export interface ProductPictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The picture at 300 by 300; without it an outlined parcel stands there. */
  src?: string | undefined;
  /** The same at 600 by 600, for dense screens and large places. */
  srcLarge?: string | undefined;
  /** What the picture adds to the text beside it; empty when that is nothing. */
  alt: string;
  /** How wide it is shown, as `<img sizes>` takes it. */
  sizes?: string | undefined;
  /** `eager` for what is seen first: it then goes before other pictures. */
  loading?: 'lazy' | 'eager' | undefined;
  /** Its own width and height in pixels, for small pictures. */
  dimension?: number | undefined;
}

/**
 * The picture of a product, cut out, standing on the bottom edge of its place. When it is missing or fails an
 * outlined parcel stands there. Give the place a height; the picture fills it. Renders a `<span>`.
 */
export function ProductPicture({
  src,
  srcLarge,
  alt,
  sizes = '(min-width: 60rem) 225px, 50vw',
  loading = 'lazy',
  dimension = 300,
  className,
  ...props
}: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !src || failed === src;
  // A picture may fail before React listens: then it is complete and empty.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src ?? null);
  };
  return (
    <span
      {...props}
      data-slot="product-picture"
      data-missing={missing || undefined}
      className={cx('flex min-h-0 items-end justify-center', className)}
    >
      {missing ? (
        <MissingPicture alt={alt} />
      ) : (
        <img
          ref={checkEarlyFailure}
          src={src}
          srcSet={srcLarge ? `${src} 300w, ${srcLarge} 600w` : undefined}
          sizes={srcLarge ? sizes : undefined}
          width={dimension}
          height={dimension}
          alt={alt}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
          className="size-full max-h-full object-contain object-bottom"
        />
      )}
    </span>
  );
}
