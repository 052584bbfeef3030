import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { OfferPoster } from './OfferPoster.tsx';

const poster = (
  <OfferPoster figure="2+1" figureSuffix="gratis" title="Pukkie luiers" href="/categorie/aanbieding/pukkie" />
);

describeConformance(poster, { required: ['figure'] });

test('it shows figure, suffix and title, and the name of the link contains the offer', () => {
  render(poster);
  expect(screen.getByRole('article').textContent).toContain('2+1 gratis');
  expect(screen.getByRole('heading', { name: 'Pukkie luiers' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijk actie: Pukkie luiers' }).getAttribute('href')).toBe(
    '/categorie/aanbieding/pukkie',
  );
});

test('an action replaces the link, outside the text', () => {
  const { container } = render(
    <OfferPoster
      figure="2+1"
      title="Pukkie luiers"
      text="Vul 3 dozen in."
      action={<Button>Word klant</Button>}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Word klant' }).closest('p')).toBeNull();
  const place = () => container.querySelector('[data-slot=poster]')?.lastElementChild?.className;
  const own = place();
  cleanup();
  const { container: linked } = render(poster);
  expect(linked.querySelector('[data-slot=poster]')?.lastElementChild?.className).toBe(own);
});

test('[R02] without an href there is no Bekijk actie', () => {
  render(<OfferPoster figure="−15%" title="Appelsap" />);
  expect(screen.queryByRole('link')).toBeNull();
});
