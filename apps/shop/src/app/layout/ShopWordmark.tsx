import { Wordmark } from '@magazijn/ui/shop';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';

interface ShopWordmarkProps {
  /** `on-inverse` in the dark footer. @default 'ink' */
  tone?: 'ink' | 'on-inverse';
}

/** The shop's wordmark: the kit's inline, another brand's as a file, so that a shop loads only its own. */
export function ShopWordmark({ tone = 'ink' }: ShopWordmarkProps) {
  const { name, wordmark } = useShopLinks().brand;
  if (wordmark === null) return <Wordmark tone={tone} />;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 -376 2126 474"
      className={`block h-auto w-36 max-w-full min-w-0 fill-current forced-colors:text-[CanvasText]! wide:w-44 @min-[76rem]:w-48 ${tone === 'ink' ? 'text-ink' : 'text-on-inverse'}`}
    >
      <use href={`${wordmark}#wordmark`} />
    </svg>
  );
}
