'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { MissingPicture } from './MissingPicture.tsx';

export interface ProductPictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The picture at 300 by 300; without it an outlined parcel shows. */
  src?: string | undefined;
  /** The picture at 600 by 600, for high-density screens and large places. */
  srcLarge?: string | undefined;
  /** The alternative text; empty if the text beside it has the same content. */
  alt: string;
  /** The rendered width, as `<img sizes>`. */
  sizes?: string | undefined;
  /** `eager` for pictures in the first screen: also a high fetch priority. */
  loading?: 'lazy' | 'eager' | undefined;
  /** Fixed width and height in pixels, for small pictures. */
  dimension?: number | undefined;
}

/** The cut-out picture of a product, or an outlined parcel; fills its container's height. Renders a `<span>`. */
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
  // A picture that failed before hydration fires no event: it is complete and has no width.
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
