import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { PageLayout } from './PageLayout.tsx';

describeConformance(<PageLayout>inhoud</PageLayout>);

test('the content is the only main landmark, the target of a skip link', () => {
  render(
    <PageLayout header={<header>kop</header>} footer={<footer>voet</footer>} mobileBar={<nav>balk</nav>}>
      inhoud
    </PageLayout>,
  );
  expect(screen.getByRole('main').textContent).toBe('inhoud');
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('main').tabIndex).toBe(-1);
});
