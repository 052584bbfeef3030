import type { Hono, NotFoundHandler } from 'hono';

const routedMethods = ['GET', 'POST', 'DELETE'] as const;

/**
 * The methods that a path answers, OPTIONS included; none for an unknown path.
 *
 * @param changing route paths whose GET changes data, so that HEAD, which Hono routes to GET, is refused
 */
function allowedMethods(app: Hono, path: string, changing: ReadonlySet<string>): string[] {
  const methods = routedMethods.flatMap((method) => {
    // Middleware matches too, for all methods or by a wildcard.
    const routes = app.router.match(method, path)[0].map(([[, route]]) => route);
    const route = routes.find((each) => each.method === method && !each.path.endsWith('*'));
    if (route === undefined) return [];
    return method === 'GET' && !changing.has(route.path) ? ['GET', 'HEAD'] : [method];
  });
  return methods.length > 0 ? [...methods, 'OPTIONS'] : [];
}

/**
 * Answers a request that no route matches: 404 for an unknown path, 405 with Allow for another method of a known path
 * (RFC 9110, 15.5.6), or OPTIONS.
 */
export function answerNotFound(app: Hono, changing: ReadonlySet<string>): NotFoundHandler {
  return (context) => {
    const methods = allowedMethods(app, context.req.path, changing);
    if (methods.length === 0) return context.json({ message: 'Not found.' }, 404);
    const allow = methods.join(', ');
    if (context.req.method === 'OPTIONS') return context.body(null, 204, { allow });
    return context.json({ message: `This path has the methods ${allow} only.` }, 405, { allow });
  };
}
