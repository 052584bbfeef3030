import type { ProductDetail } from '@magazijn/api-client';
import { DealPictures } from '@magazijn/ui';
import { SmallPicture } from '../../checkout/SmallPicture.tsx';
import { useStores } from '../../stores/StoresProvider.tsx';
import { useSelected } from '../../stores/useSelected.ts';
import { dealSentence } from './dealSentence.ts';

/** What a deal asks and gives: what is paid and what is free to count on one's fingers, or the gift (V21). */
export function ProductDeal({ product }: { product: ProductDetail }) {
  const { id, offer, pictures, unit } = product;
  const quantity = useSelected(useStores().cart, ({ amounts }) => amounts[id] ?? 0);
  if (offer === null) return null;
  const { freeGoods, picture } = offer;
  const { lead, text } = dealSentence(offer, quantity, unit);
  return (
    <div
      data-slot="product-deal"
      className="flex flex-wrap items-center gap-4 border-t border-rule p-4 wide:px-6"
    >
      {/* A box of its own, in which they wrap: at 200 % text they would run out of a phone. */}
      {freeGoods && (
        <div>
          <DealPictures {...freeGoods} picture={<SmallPicture name={pictures[0] ?? null} />} />
        </div>
      )}
      {picture && (
        <span className="size-14 shrink-0 border-b-3 border-sale *:size-full [&_img]:object-contain [&_img]:object-bottom">
          <SmallPicture name={picture} />
        </span>
      )}
      <p className="min-w-0 flex-1 basis-48 text-15">
        {lead && <b>{lead} </b>}
        {text}
      </p>
    </div>
  );
}
