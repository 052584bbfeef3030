/**
 * One handler out of two: the caller's first, then the part's own, unless the caller prevented the event's default.
 *
 * @example
 * <section {...props} onFocus={composeHandlers(onFocus, pause)}>
 */
export function composeHandlers<Event extends { readonly defaultPrevented: boolean }>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
