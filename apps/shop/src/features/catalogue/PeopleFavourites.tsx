import type { Favourite } from '@magazijn/api-client';
import { announce, Button, IconButton, ProductRows, Tag } from '@magazijn/ui';
import { Building2 } from '@magazijn/ui/icons';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { useIsFavourite } from '../../shared/favourites/useFavourite.ts';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { may } from '../../shared/stores/SessionStore.ts';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { favouritesTexts as texts } from './favouritesTexts.ts';
import { NoFavourites } from './NoFavourites.tsx';

/** A product that was just taken out of the company's favourites; a way back stands in the place of its row. */
interface Removed {
  readonly product: Favourite;
  readonly index: number;
}

/** The person's own favourites, then the company's others. People who order choose the company's. */
export function PeopleFavourites({ products }: { products: readonly Favourite[] }) {
  const isFavourite = useIsFavourite();
  const { viewer } = useSession();
  const mayChoose = useHasCapability('own-favourites') && may(viewer, 'order');
  const company = useCompanyFavourites(products);
  const own = products.filter(isFavourite);
  const shared = products.filter((product) => company.has(product) && !isFavourite(product));
  const soldOut = products.filter(isSoldOut).map(({ id }) => id);
  const { removed } = company;
  const sharedRows = removed ? shared.toSpliced(removed.index, 0, removed.product) : shared;

  const rowOf = (product: Favourite, isOwn: boolean) => (
    <Fragment key={product.id}>
      <FavouriteRow
        product={product}
        soldOut={soldOut}
        tag={isOwn && company.has(product) && <Tag>{texts.alsoCompany}</Tag>}
        action={
          mayChoose && (
            <CompanyButton
              product={product}
              pressed={company.has(product)}
              onPress={(added) => company.set(product, added, isOwn ? null : shared.indexOf(product))}
            />
          )
        }
      />
      {company.failedId === product.id && (
        <li className="border-b border-rule py-2 text-15 text-danger">
          <p role="alert">{texts.companyNotChanged(product.name)}</p>
        </li>
      )}
    </Fragment>
  );
  const removedRow = ({ product }: Removed) => (
    <li
      key={`removed-${product.id}`}
      className="flex flex-wrap items-center gap-x-4 border-b border-rule py-2 text-ink-2"
    >
      {texts.removedFromCompany(product.name)}
      <Button tone="tertiary" onKeyDown={ignoreHeldEnter} onClick={() => company.set(product, true, null)}>
        {texts.undo}
      </Button>
      {company.failedId === product.id && (
        <span role="alert" className="basis-full text-15 text-danger">
          {texts.companyNotChanged(product.name)}
        </span>
      )}
    </li>
  );
  if (own.length === 0 && sharedRows.length === 0) return <NoFavourites />;
  return (
    <div className="grid gap-10">
      <p className="max-w-160 text-17 text-ink-2">{texts.intro(mayChoose)}</p>
      <ProductRows title={texts.own} action={<Count of={own.length} />}>
        {own.length === 0 && <li className="py-3">{texts.emptyFavourites}</li>}
        {own.map((product) => rowOf(product, true))}
      </ProductRows>
      {sharedRows.length > 0 && (
        <ProductRows title={texts.company} action={<Count of={shared.length} />}>
          {sharedRows.map((product) =>
            product === removed?.product ? removedRow(removed) : rowOf(product, false),
          )}
        </ProductRows>
      )}
    </div>
  );
}

const Count = ({ of: count }: { of: number }) => (
  <span className="text-15 text-ink-2">{texts.favouriteCount(count)}</span>
);

/** A press that moves the focus to another button does not press that one while Enter is held. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

interface CompanyButtonProps {
  product: Favourite;
  /** Whether it is a favourite of the company. */
  pressed: boolean;
  onPress: (added: boolean) => void;
}

/** Puts a product among the company's favourites, or takes it out. Named by its action, like the heart beside it. */
function CompanyButton({ product, pressed, onPress }: CompanyButtonProps) {
  const act = pressed ? texts.removeFromCompany : texts.addToCompany;
  return (
    <IconButton
      label={`${act}: ${product.name}`}
      onKeyDown={ignoreHeldEnter}
      onClick={() => onPress(!pressed)}
    >
      <Building2
        aria-hidden
        strokeWidth={1.75}
        className={`size-5 ${pressed ? 'fill-accent/60 forced-colors:fill-[Highlight]' : ''}`}
      />
    </IconButton>
  );
}

/** Which products are favourites of the company, with changes that the list does not contain yet. */
function useCompanyFavourites(products: readonly Favourite[]) {
  const { favourites } = useCustomer();
  const refresh = useRefresh();
  const [changed, setChanged] = useState<Readonly<Record<number, boolean>>>({});
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [failedId, setFailedId] = useState<number | null>(null);
  const changeCounts = useRef<Record<number, number>>({});
  const has = ({ id, companyFavourite = false }: Favourite) => changed[id] ?? companyFavourite;

  /** @param index of the row that disappears; null when none does */
  async function change(product: Favourite, added: boolean, index: number | null): Promise<void> {
    const { id, name } = product;
    setFailedId(null);
    if (!(await favourites.setCompanyFavourite(id, added))) {
      setFailedId(id);
      return;
    }
    const count = (changeCounts.current[id] ?? 0) + 1;
    changeCounts.current[id] = count;
    setChanged((before) => ({ ...before, [id]: added }));
    if (!added) setRemoved(index === null ? null : { product, index });
    announce(added ? texts.addedToCompany(name) : texts.removedFromCompany(name));
    await Promise.all([refresh('favourites'), refresh('favouriteProducts')]);
    // The list may not contain a later change of this product yet.
    if (changeCounts.current[id] !== count) return;
    setChanged(({ [id]: _stored, ...others }) => others);
    if (added) setRemoved((before) => (before?.product.id === id ? null : before));
  }
  const isBack =
    removed !== null && products.some((product) => product.id === removed.product.id && has(product));
  return {
    has,
    removed: isBack ? null : removed,
    failedId,
    set: (product: Favourite, added: boolean, index: number | null) => void change(product, added, index),
  };
}
