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

// Repeats after hydration what was changed, pressed and submitted before it.
{
  const fields = new Set();
  let button;
  let form;
  const change = ({ target }) => {
    // The last one last, as of radio buttons.
    fields.delete(target);
    fields.add(target);
  };
  const press = ({ target }) => {
    button = target.closest?.('#shop [type=button]') ?? button;
  };
  const submit = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    form = event.target;
  };
  addEventListener('input', change, true);
  addEventListener('click', press, true);
  addEventListener('submit', submit, true);
  // From here on React hydrates for a press, and handles it.
  addEventListener('hydrating', () => removeEventListener('click', press, true));
  addEventListener(
    'arrived',
    () => {
      removeEventListener('input', change, true);
      removeEventListener('submit', submit, true);
      for (const field of fields) {
        // React ignores an event of a field whose value is the last one set; it listens to clicks of checkboxes. Setting
        // another on a copy leaves the field, its caret and a composed word as they are.
        for (const key of ['value', 'checked'])
          Object.getOwnPropertyDescriptor(field, key)?.set.call(field.cloneNode(), '\0');
        for (const type of ['input', 'change', 'click'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (button?.isConnected) button.click();
      form?.requestSubmit();
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
