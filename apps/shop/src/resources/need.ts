import type { ApiClient } from '@magazijn/api-client';
import type { Resource } from './resource.ts';

/** A resource with its argument, and whether a page can do without it. */
export interface Need<Value, Required extends boolean = boolean> {
  readonly name: string;
  readonly argument: unknown;
  readonly personal: boolean;
  readonly required: Required;
  readonly fetch: (api: ApiClient) => Promise<Value>;
}

/** What a page needs, by the names under which it gets the answers. */
export type Needs = Readonly<Record<string, Need<unknown>>>;

function bind<Argument, Value, Required extends boolean>(
  { name, personal, fetch }: Resource<Argument, Value>,
  argument: Argument,
  required: Required,
): Need<Value, Required> {
  return { name, argument, personal, required, fetch: (api) => fetch(api, argument) };
}

type Given<Argument> = unknown extends Argument ? [] : [argument: Argument];

/** The page is nothing without it: its failure is the page's failure. */
export const need = <Argument, Value>(resource: Resource<Argument, Value>, ...given: Given<Argument>) =>
  bind(resource, given[0] as Argument, true);

/** The page can do without it, while it fails and, when it is personal, for visitors. */
export const optional = <Argument, Value>(resource: Resource<Argument, Value>, ...given: Given<Argument>) =>
  bind(resource, given[0] as Argument, false);
