import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** HTML as React accepts it: a string, or a Trusted Types value. */
type Html = NonNullable<ComponentProps<'div'>['dangerouslySetInnerHTML']>['__html'];

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Sanitized HTML: it is rendered unchanged. */
  html: Html;
}

/** Text from HTML, which the caller must sanitize, in the kit's styles. Renders a `<div>`. */
export function RichText({ html, className, ...props }: RichTextProps) {
  return (
    <div
      {...props}
      data-slot="rich-text"
      className={cx(className) || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
