// Runs before the first paint. The document's words for a failure show when its entry does not come.
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

// What breaks is told to the server (server/reports), without its message: that may hold what was typed.
{
  const told = new Set();
  const tell = ({ error, reason = error }) => {
    const places = String(reason?.stack).match(/\/assets\/[\w.-]+:\d+:\d+/g);
    if (!places || told.size > 4 || told.has(places[0])) return;
    told.add(places[0]);
    const page = location.pathname;
    navigator.sendBeacon('/reports', JSON.stringify({ error: reason.name, places, page }));
  };
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}

// A form that is sent before the shop's code took the page over waits for it, unless it has an address of its own.
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

// Chooses what the first frame looks like, and asks for the code of customers: the shop itself decides who is one.
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
