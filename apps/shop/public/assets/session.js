// Runs before the first paint: says whether a session that has not ended is stored, so that no price's place asks a
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
