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

// Keeps what is changed, pressed and submitted before hydration; src/app/layout/repeatEarly.ts repeats it. Then follows the
// last link that was pressed meanwhile.
{
  const fields = new Set();
  // Buttons and forms, in order.
  const presses = new Map();
  let link;
  let heldSince;
  let isHydrating;
  /** Whether leaving the page would lose something that the form does not send. After five seconds the browser leaves. */
  const holds = ({ timeStamp }, form) => {
    if (presses.size === 0 && ![...fields].some((field) => field.form !== form)) return false;
    heldSince ??= timeStamp;
    return timeStamp - heldSince < 5000;
  };
  const change = ({ target }) => {
    // The last one last, as of radio buttons.
    fields.delete(target);
    fields.add(target);
  };
  const press = (event) => {
    const target = event.target.closest?.('#shop :is([type=button], a[href^="/"]:not([target], [download]))');
    if (target?.href) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !holds(event)) return;
      event.preventDefault();
      event.stopPropagation();
      link = target;
    } else if (target && !isHydrating) {
      // Each press of a stepper counts; another button is pressed again because nothing has happened yet.
      presses.set(/^stepper/.test(target.dataset.slot) ? event : target, target);
    }
  };
  const submit = (event) => {
    const { target } = event;
    if (target.hasAttribute('action') && !holds(event, target)) return;
    event.preventDefault();
    presses.set(target, target);
  };
  addEventListener('input', change, true);
  addEventListener('click', press, true);
  addEventListener('submit', submit, true);
  addEventListener('hydrating', () => {
    // From here on React hydrates for a press, and handles it.
    isHydrating = true;
  });
  addEventListener(
    'arrived',
    async ({ detail: repeat }) => {
      removeEventListener('input', change, true);
      removeEventListener('submit', submit, true);
      await repeat(fields, presses.values());
      removeEventListener('click', press, true);
      if (link?.isConnected) link.click();
    },
    { once: true },
  );
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
    // It may be that of the stored token by now.
    if (document.cookie.includes(shown)) {
      // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
      document.cookie = 'magazijn.session=; Path=/; Max-Age=0';
      document.cookie = '__Host-magazijn.session=; Path=/; Max-Age=0; Secure';
      // biome-ignore-end lint/suspicious/noDocumentCookie: above
    }
    // A cookie that stays, or a cache of documents, would cause an endless loop; the login has no customer's document.
    if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') location.reload();
    else location.replace(`/login?returnUrl=${encodeURIComponent(location.pathname + location.search)}`);
  }
}
