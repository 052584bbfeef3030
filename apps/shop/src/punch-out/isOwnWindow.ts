/**
 * Whether what is posted to a window's name is answered in this very window, so that this page goes away with it.
 *
 * A name of another window counts only while the one that opened this window is there and known: a browser that has
 * parted the two (a reload does) would open an empty window, or block it, and the return would be lost.
 *
 * @param target such as `_top`, `_self`, '' or a window's own name
 */
export function isOwnWindow(target: string, here: Window = window): boolean {
  const name = target.toLowerCase();
  if (name === '' || name === '_self') return true;
  if (name === '_top') return here.top === here;
  if (name === '_parent') return here.parent === here;
  if (name.startsWith('_')) return false;
  const isReachable = here.top !== here || here.opener?.closed === false;
  return !isReachable || target === here.name;
}
