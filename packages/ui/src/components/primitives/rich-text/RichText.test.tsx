import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { RichText } from './RichText.tsx';

describeConformance(<RichText html="<p>Tekst</p>" />);

test('headings, links and tables in the HTML keep their roles', () => {
  render(<RichText html='<h2>Retour</h2><a href="/contact">Bel ons</a><table><tr><td>1</td></tr></table>' />);
  expect(screen.getByRole('heading', { level: 2, name: 'Retour' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bel ons' })).toBeDefined();
  expect(screen.getByRole('table')).toBeDefined();
});
