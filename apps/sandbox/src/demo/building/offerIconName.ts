import { slug } from './slug.ts';

/**
 * The image name of the tag with an offer label.
 *
 * @example offerIconName('2+1 gratis') // 'label-2-plus-1-gratis'
 */
export function offerIconName(label: string): string {
  return `label-${slug(label.replace('+', ' plus ').replace('%', ' procent'))}`;
}
