/** What a picture is sent as. */
export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/**
 * The smallest format that a client says it understands. Drawn pictures are transparent, so JPEG is for who asks for
 * nothing better.
 *
 * @param accept the header.
 */
export function imageFormat(accept: string): ImageFormat {
  const accepts = (type: string): boolean => accept.includes(`image/${type}`);
  if (accepts('avif')) return 'avif';
  if (accepts('webp')) return 'webp';
  return accepts('jpeg') && !accepts('png') && !accept.includes('*/*') ? 'jpeg' : 'png';
}
