// Runs before the first paint. Shows the failure message when the entry does not load.
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

// Reports errors to server/reports.
{
  const sent = new Set();
  const send = ({ error, reason = error }) => {
    const places = String(reason?.stack).match(/\/assets\/[\w.-]+:\d+:\d+/g);
    if (!places || sent.size > 4 || sent.has(places[0])) return;
    sent.add(places[0]);
    const page = location.pathname;
    navigator.sendBeacon('/reports', JSON.stringify({ error: reason.name, places, page }));
  };
  addEventListener('error', send);
  addEventListener('unhandledrejection', send);
}

// Holds a form that is submitted before hydration.
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

// Marks a customer's first frame and preloads its code.
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
  // Without readable storage this is a visitor.
}
