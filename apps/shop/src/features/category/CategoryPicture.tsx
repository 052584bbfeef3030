import { pictureHref } from '../../paths/pictureHref.ts';

/** The packs on the rail of the aisle's sign: decoration, the name stands beside it. */
export function CategoryPicture({ image }: { image: string }) {
  return (
    <img
      src={pictureHref(image, 1040, 280)}
      width={1040}
      height={280}
      alt=""
      loading="lazy"
      className="w-96!"
    />
  );
}
