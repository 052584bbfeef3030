import type { LinkComponentProps } from '@magazijn/ui';
import { Link } from 'react-router-dom';

/** Every link of the kit: React Router's for the shop's own pages, the browser's for everything else. */
export function ShopLink({ href, children, ...props }: LinkComponentProps) {
  const isPage = /^\/(?!\/|img\/|api\/)/.test(href) && !props.target && props.download === undefined;
  if (!isPage) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
