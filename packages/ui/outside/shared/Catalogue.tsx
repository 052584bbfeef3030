import { Breadcrumbs, ButtonLink, Pagination, PriceLabel, RichText, Tag } from '@magazijn/ui';

/** The static components. Next renders them on the server, including those with function props. */
export function Catalogue() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Sap' }]} />
      <Tag tone="sale">2+1 gratis</Tag>
      <PriceLabel integer="13" fraction="80" spoken="13 euro 80" unit="per tray" />
      <RichText html="<p>Van appels uit de buurt.</p>" />
      <Pagination page={2} pageCount={9} hrefFor={(page) => `/bestellen/?p=${page}`} />
      <ButtonLink href="/bestellen/">Verder naar bestellen</ButtonLink>
    </>
  );
}
