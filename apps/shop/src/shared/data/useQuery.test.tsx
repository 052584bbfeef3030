import { buildCategory } from '@magazijn/api-client/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, onTestFinished, test } from 'vitest';
import { catalogueApi } from '../../testing/catalogueApi.ts';
import { anonymousViewer, createQueries } from './queries.ts';
import { QueriesContext, swrConfiguration, useQuery } from './useQuery.ts';

// A key of its own: SWR keeps the first state of each key for the whole process.
const path = 'ontbreekt-in-het-document';

const Heading = () => <h1>{useQuery('category', path).data?.name ?? 'Laden'}</h1>;

test('a result that the document lacks, and that arrives before hydration, shows after it: the HTML stays', async () => {
  const queries = createQueries({
    loadApiOf: async () => catalogueApi({ category: async () => buildCategory({ name: 'Verzorging' }) }),
    viewer: () => anonymousViewer,
    swr: SWRConfig.defaultValue,
  });
  await queries.ensure('category', path);
  const root = document.createElement('div');
  root.innerHTML = '<h1>Laden</h1>';
  const heading = root.firstElementChild;
  const repairs: unknown[] = [];
  await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <QueriesContext value={queries}>
        <SWRConfig value={swrConfiguration(queries)}>
          <Heading />
        </SWRConfig>
      </QueriesContext>,
      { onRecoverableError: (error) => repairs.push(error) },
    );
    onTestFinished(() => act(() => hydrated.unmount()));
  });
  expect(repairs).toEqual([]);
  expect(root.firstElementChild).toBe(heading);
  expect(root.textContent).toBe('Verzorging');
});
