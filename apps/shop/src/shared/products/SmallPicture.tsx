import { ProductPicture } from '@magazijn/ui';
import { pictureHref } from '../links/paths.ts';

interface SmallPictureProps {
  name: string | null;
}

/** A product's picture on a line, 95 × 95, with an empty `alt`: the name is beside it. */
export function SmallPicture({ name }: SmallPictureProps) {
  return <ProductPicture alt="" dimension={95} {...(name ? { src: pictureHref(name, 95) } : {})} />;
}
