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

// Marks a customer's first frame and preloads its code. The document of another person is not shown.
{
  const { claims: shown, customer } = document.currentScript.dataset;
  const root = document.documentElement;
  let stored;
  try {
    const payload = localStorage.getItem('magazijn.token').split('.')[1];
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (claims.exp * 1000 > Date.now()) stored = payload;
  } catch {
    // Without a token, or without readable storage, this is a visitor.
  }
  if (stored) {
    root.dataset.session = 'customer';
    for (const href of customer.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }
  if (shown && shown !== stored) {
    root.hidden = true;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = 'magazijn.session=; Path=/; Max-Age=0';
    // The login has no customer's document, which ends a loop with a cookie that stays.
    if (document.cookie.includes('magazijn.session')) location.replace('/login');
    else location.reload();
  }
}
