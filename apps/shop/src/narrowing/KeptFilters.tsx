/**
 * The filters as the server made them, until their code has come: an element whose content is not React's, as in
 * `app/keptParts.tsx`. Where the server made none it keeps the room of a phone's button.
 *
 * @param awaited nothing of the list has come yet, its filters included
 */
export function KeptFilters({ awaited }: { awaited: boolean }) {
  return (
    <div
      className={awaited ? 'h-12 rounded-label bg-bay motion-safe:animate-breathe wide:min-h-40' : 'min-h-12'}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}
