// Only in the document of a customer's cart, before the first paint. While this browser has a newer cart than the document,
// its lines and totals are hidden, until React shows those of the browser.
{
  const [id, version] = document.currentScript.dataset.cart.split(' ').map(Number);
  const sizeOf = (found) => Object.keys(found ?? {}).length;
  const isOutdated = () => {
    try {
      // A punch-out has a cart of its own.
      if (sessionStorage.getItem('magazijn.oci')) return true;
      const { syncs, amount, pending } = JSON.parse(localStorage.getItem('magazijn.cart')) ?? {};
      const sync = Object.values(syncs ?? {}).find((each) => each.id === id);
      return sync ? sync.version > version || sizeOf(sync.changed) > 0 : sizeOf(amount) + sizeOf(pending) > 0;
    } catch {
      return false;
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-slot="checkout-layout"], [data-slot="order-bar"], [data-slot="mini-cart"] :is([data-slot="detail"], [data-slot="badge"]) { visibility: hidden } h1 { visibility: visible }',
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
