import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeliveryDates } from '../components/commerce/delivery-dates/DeliveryDates.tsx';
import { sampleDates } from '../components/commerce/delivery-dates/sampleDates.ts';
import { OfferCarousel } from '../components/commerce/offer-poster/OfferCarousel.tsx';
import { sampleOffers } from '../components/commerce/offer-poster/sampleOffers.tsx';
import { SampleLayout } from './SampleLayout.tsx';

const screens = [
  [
    'with a customer',
    <SampleLayout key="in" aisle={2}>
      <OfferCarousel offers={sampleOffers} />
      <DeliveryDates legend="Wanneer?" dates={sampleDates} value="19" onValueChange={() => undefined} />
    </SampleLayout>,
  ],
  [
    'with a visitor',
    <SampleLayout key="out" loggedIn={false}>
      inhoud
    </SampleLayout>,
  ],
] as const;

test.each(screens)(
  'a whole screen %s renders on the server without inline style or script',
  (_name, screen) => {
    const html = renderToString(screen);
    expect(html).not.toMatch(/ style=| onclick=|<script|<style/);
  },
);

test.each(screens)('a whole screen %s is hydrated without a mismatch', async (_name, screen) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(screen);
  document.body.append(container);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, screen, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
