import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** HTML as React takes it: text, or a value made by a Trusted Types policy. */
type Html = NonNullable<ComponentProps<'div'>['dangerouslySetInnerHTML']>['__html'];

/** Props of {@link RichText}: those of `<div>`, and the HTML. */
export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML that the caller has cleaned: this part trusts it. */
  html: Html;
}

/**
 * Text that comes as HTML: headings, paragraphs, lists, links and tables in the voice of the kit. It cleans
 * nothing; that is the caller's, before it gets here. Renders a `<div>`.
 */
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
