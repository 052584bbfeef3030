// Runs before the first paint. The document's own words for a failure show when its code does not come; what is not the
// entry fails by itself, where it is asked for.
addEventListener(
  'error',
  ({ target }) => {
    if (target.type === 'module') document.getElementById('failure')?.removeAttribute('hidden');
  },
  true,
);
addEventListener('click', ({ target }) => {
  if (target.closest?.('#failure button')) location.reload();
});

// What breaks is told to the shop's own server (server/reports): which kind of error, and where in the shop's files. Not its
// message, which may hold what was typed. Each place once, five at most.
{
  const told = new Set();
  const tell = (error) => {
    const places = String(error?.stack).match(/\/assets\/[\w.-]+:\d+:\d+/g) ?? [];
    if (told.size > 4 || told.has(places[0])) return;
    told.add(places[0]);
    const report = { error: error?.name, places: places.slice(0, 5), page: location.pathname };
    navigator.sendBeacon('/reports', JSON.stringify(report));
  };
  addEventListener('error', ({ error }) => error && tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

// A form of the shop's own code that is sent before that took the page over waits for it: what was typed is not lost,
// and a password travels nowhere else. A form with an address of its own, as the search box, goes there.
{
  let early;
  const keep = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    early = event.target;
  };
  addEventListener('submit', keep, true);
  addEventListener('arrived', () => {
    removeEventListener('submit', keep, true);
    early?.requestSubmit();
    early = null;
  });
}

// Says whether a session that has not ended is stored, so that no price's place asks a
// customer to log in, and asks for the code that only customers need. The shop itself decides; this only chooses what
// the first frame looks like.
try {
  const token = localStorage.getItem('magazijn.token');
  const payload = token?.split('.')[1];
  const claims = payload && JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (claims && claims.exp * 1000 > Date.now()) {
    document.documentElement.dataset.session = 'customer';
    for (const href of document.currentScript.dataset.customer.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }
} catch {
  // Blocked storage or a broken token: a visitor.
}
