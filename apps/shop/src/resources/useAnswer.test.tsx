import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createShopStores } from '../app/createShopStores.ts';
import { customerCode } from '../customer/customerCode.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import { catalogueApi } from '../testing/catalogueApi.ts';
import { testToken } from '../testing/testToken.ts';
import { need } from './need.ts';
import { createResourceCache } from './ResourceCache.ts';
import { ResourcesProvider } from './ResourcesProvider.tsx';
import { resource } from './resource.ts';
import { resourceKey } from './resourceKey.ts';
import { useAnswer } from './useAnswer.ts';

const price = need(resource('price', async () => 'nobody’s'));
function Price() {
  const answer = useAnswer(price, 'everyone');
  return <p>{answer.state === 'ready' ? answer.value : answer.state}</p>;
}

test('[T80, R03] an old answer of one company is not asked again in the name of the next', async () => {
  // SWR asks for an old answer again in the next frame, which comes after the switch here.
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  await customerCode.load();
  const api = catalogueApi();
  const { session, ...stores } = createShopStores({
    storage: memoryStorage(),
    apiFor: () => api,
    onRefused: () => {},
  });
  session.logIn(testToken({ customerNumber: '1' }));
  const answers = createResourceCache({ apiOf: () => api, now: () => Number.MAX_VALUE });
  const asked: string[] = [];
  const cache: typeof answers = {
    ...answers,
    fetch: async <Value,>(viewer: string) => {
      asked.push(viewer);
      return `of ${viewer}` as Value;
    },
  };
  cache.provider.set(resourceKey('1', price), { data: 'of 1' });
  render(
    <StoresProvider stores={{ session, ...stores }}>
      <ResourcesProvider cache={cache}>
        <Price />
      </ResourcesProvider>
    </StoresProvider>,
  );
  expect(screen.getByText('of 1')).toBeTruthy();
  await act(async () => session.switchTo(testToken({ customerNumber: '2' })));
  await act(async () => {
    for (const frame of frames) frame(0);
  });
  expect(frames.length).toBeGreaterThan(0);
  expect(asked).toEqual(['2']);
  expect(cache.provider.get(resourceKey('1', price))?.data).toBe('of 1');
  await act(async () => session.switchBack());
  expect(screen.getByText('of 1')).toBeTruthy();
});
