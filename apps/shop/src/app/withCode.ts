import type { RouteObject } from 'react-router-dom';

/** A route, and those below it, whose code is there: the server and the first page of a visit wait for nothing later. */
export async function withCode({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  const Component = typeof lazy === 'object' ? await lazy.Component?.() : null;
  const children = route.children && (await Promise.all(route.children.map(withCode)));
  // React Router's type has routes with an index and routes with children apart; a copy is of the same kind.
  return { ...route, ...(Component ? { Component } : {}), ...(children ? { children } : {}) } as RouteObject;
}
