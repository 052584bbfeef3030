import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { isGiven } from '../../../internals/props/isGiven.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { mobileBarMenuLabels } from '../../../labels/mobileBarMenuLabels.ts';
import { Link } from '../../../link/Link.tsx';

export type MobileBarCategory = {
  /** Before the name, in shops whose categories have numbers. */
  number?: number | string | undefined;
  label: string;
  href: string;
  /** A small picture, such as an `img` of 60 px, with an empty `alt`. */
  picture?: ReactNode;
};

export type MobileBarMenuProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The categories, with their pictures. */
  categories: readonly MobileBarCategory[] | undefined;
  /** The red cell above the categories. */
  offers?: { label: string; href: string } | undefined;
  /** Further pages under the categories. */
  pages?: readonly { label: string; href: string }[] | undefined;
  /** Called when a link is followed, to close the menu. */
  onDone?: (() => void) | undefined;
  labels?: PartLabels<'mobileBarMenu'> | undefined;
};

/** The full-screen menu of `MobileBar`: the categories. A separate component, to be loaded when it is opened. */
export function MobileBarMenu({
  categories = [],
  offers,
  pages = [],
  onDone,
  labels,
  ...rest
}: MobileBarMenuProps) {
  const text = useLabels('mobileBarMenu', mobileBarMenuLabels, labels);
  const numbered = categories.some(({ number }) => isGiven(number));
  return (
    <div {...rest} data-slot="menu-content">
      {offers && (
        <Link
          href={offers.href}
          onClick={onDone}
          className="mb-4 flex min-h-14 items-center gap-3 bg-sale px-3 text-17 font-medium text-on-sale no-underline"
        >
          <span aria-hidden className="lift-numeral type-numeral text-28">
            %
          </span>
          {offers.label}
        </Link>
      )}
      <p className="type-heading mb-2 text-22">{text.categories}</p>
      <ul>
        {categories.map((category) => (
          <li key={category.href} data-category={category.number} className="border-b border-inverse-rule">
            <Link
              href={category.href}
              onClick={onDone}
              className="flex min-h-14 items-center gap-3 py-1 text-17 font-medium no-underline"
            >
              {numbered && (
                <span className="lift-numeral category-mark type-numeral min-w-8 shrink-0 text-28 whitespace-nowrap text-accent">
                  {category.number}
                </span>
              )}
              <span className="min-w-0 grow">{category.label}</span>
              {category.picture && (
                <span className="h-12 w-1/3 shrink-0 border-b-3 border-inverse-rule *:size-full [&_img]:object-contain [&_img]:object-bottom">
                  {category.picture}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 pt-4">
          {pages.map((page) => (
            <li key={page.href}>
              <Link
                href={page.href}
                onClick={onDone}
                className="flex min-h-11 items-center text-on-inverse-2 no-underline"
              >
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
