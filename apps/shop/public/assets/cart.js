// Only in the document of a customer's cart, before the first paint. While this browser shows the cart otherwise than the
// document, its lines and totals are hidden, until React shows those of the browser.
{
  const [customer, id, version, ...orders] = document.currentScript.dataset.cart.split(' ');
  const owner = decodeURIComponent(customer);
  const sizeOf = (found) => Object.keys(found ?? {}).length;
  const isOutdated = () => {
    try {
      // A punch-out has a cart of its own; the other groups the lines.
      if (sessionStorage.getItem('magazijn.oci') ?? sessionStorage.getItem('magazijn.cartGrouped'))
        return true;
      const record = JSON.parse(localStorage.getItem('magazijn.cart')) ?? {};
      const sync = record.syncs?.[owner];
      if (!sync) {
        const isCurrent = record.customer === owner;
        return (
          sizeOf(isCurrent ? record.amount : record.others?.[owner]) + sizeOf(isCurrent && record.pending) > 0
        );
      }
      if (sizeOf(sync.changed) > 0) return true;
      const isNewer = sync.version > version || (sync.takenOut && !orders.includes(String(sync.takenOut)));
      // Without an id the back end had no cart; another id is that of a colleague.
      return isNewer && [0, +id].includes(sync.id);
    } catch {
      return false;
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-slot="checkout-layout"], [data-slot="order-bar"], [data-slot="mobile-bar"] [data-slot="cart"], [data-slot="mini-cart"] :is([data-slot="detail"], [data-slot="badge"]) { visibility: hidden } h1, [data-slot="cart-loading"] { visibility: visible }',
  );
  const look = () => {
    document.adoptedStyleSheets = isOutdated() ? [sheet] : [];
  };
  look();
  // Another tab may change it.
  addEventListener('storage', look);
  addEventListener(
    'arrived',
    () => {
      removeEventListener('storage', look);
      document.adoptedStyleSheets = [];
    },
    { once: true },
  );
}
