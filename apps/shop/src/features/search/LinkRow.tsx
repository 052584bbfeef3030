import { Link } from '@magazijn/ui';
import { useId } from 'react';

interface LinkRowProps {
  title: string;
  links: readonly { readonly label: string; readonly href: string }[];
}

/** A few places to go on to, beside each other. */
export function LinkRow({ title, links }: LinkRowProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href} className="min-w-0">
            <Link
              href={href}
              className="flex min-h-11 items-center rounded-label border-[1.5px] border-ink bg-stock px-3 text-15 font-medium hover:bg-bay"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
