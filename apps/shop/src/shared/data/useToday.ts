import { amsterdamTime } from '@magazijn/domain/delivery';
import { useState } from 'react';
import { useStores, useTakenOver } from '../stores/StoresProvider.tsx';

/**
 * The date in Amsterdam when a component is first rendered, as yyyy-mm-dd. Hydration uses the document's: the device may
 * have another, and results belong to a date.
 */
export function useToday(): string {
  const { today: ofDocument } = useStores();
  const takenOver = useTakenOver();
  const [today] = useState(() => (takenOver ? undefined : ofDocument) ?? amsterdamTime(new Date()).date);
  return today;
}
