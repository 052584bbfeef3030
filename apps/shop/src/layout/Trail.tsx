import { type BreadcrumbItem, Breadcrumbs } from '@magazijn/ui';
import { paths } from '../paths/paths.ts';
import { useGoBack } from './useGoBack.ts';

/** Where one is, from the home page on, with 'Ga terug' (S25). */
export function Trail({ items }: { items: readonly BreadcrumbItem[] }) {
  const goBack = useGoBack();
  return <Breadcrumbs items={[{ label: 'Home', href: paths.home.href() }, ...items]} onBack={goBack} />;
}
