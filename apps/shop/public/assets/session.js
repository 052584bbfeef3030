// Runs before the first paint. Without its entry the document says so.
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

// What breaks is told to server/reports.
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

// A form that is sent too early waits.
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

// The first frame of a customer, and the code for it.
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
  // Blocked or broken: a visitor.
}
