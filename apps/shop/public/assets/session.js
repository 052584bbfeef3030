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
