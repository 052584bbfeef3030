import { expect, test } from 'vitest';
import { paths } from '../paths/paths.ts';
import type { Answer } from '../resources/Answer.ts';
import { need } from '../resources/need.ts';
import { resource } from '../resources/resource.ts';
import { defineRoute } from './defineRoute.ts';
import { matchRoute } from './matchRoute.ts';
import type { PageProps } from './PageProps.ts';
import type { Route } from './Route.ts';

const greeting = resource('greeting', async (_, at: { name: string }) => `Dag ${at.name}`);

function GreetingPage({ answers }: PageProps<{ greeting: Answer<string> }>) {
  return answers.greeting.state === 'ready' ? answers.greeting.value : null;
}
function NumberPage({ answers }: PageProps<{ greeting: Answer<number> }>) {
  return answers.greeting.state === 'ready' ? answers.greeting.value : null;
}

const shape = { path: paths.page, query: ['page'] } as const;
const route = defineRoute({
  ...shape,
  page: 'GreetingPage',
  load: async () => ({ GreetingPage }),
  needs: ({ params }) => ({ greeting: need(greeting, { name: params.page }) }),
});

test('a page that wants other answers than its route gives does not fit a table of routes', () => {
  const misfit = defineRoute({
    ...shape,
    page: 'NumberPage',
    load: async () => ({ NumberPage }),
    needs: ({ params }) => ({ greeting: need(greeting, { name: params.page }) }),
  });
  // @ts-expect-error the page wants a number where the resource gives a text
  const table: readonly Route[] = [misfit];
  expect(table).toHaveLength(1);
});

test('an argument of another shape does not compile', () => {
  // @ts-expect-error the argument is called `name`
  expect(need(greeting, { naam: 'x' }).name).toBe('greeting');
});

test('needs follow from the parameters of the address', () => {
  const match = matchRoute([route], '/kruidvat/over%20ons', '?page=2&utm_source=mail');
  expect(match?.at).toEqual({
    params: { page: 'over ons' },
    query: { page: '2' },
    url: '/kruidvat/over%20ons?page=2',
  });
  expect(match?.route.needs(match.at).greeting?.argument).toEqual({ name: 'over ons' });
});

test('a page is loaded once, and again only after a failure', async () => {
  let loads = 0;
  const flaky = defineRoute({
    path: paths.home,
    page: 'GreetingPage',
    load: async () => {
      loads += 1;
      if (loads === 1) throw new Error('gone');
      return { GreetingPage: () => null };
    },
  });
  await expect(flaky.load()).rejects.toThrow('gone');
  await Promise.all([flaky.load(), flaky.load()]);
  expect(loads).toBe(2);
  expect(flaky.loaded()).not.toBeNull();
});

test('an address that is not well encoded is no page', () => {
  expect(matchRoute([route], '/kruidvat/100%', '')).toBeNull();
});
