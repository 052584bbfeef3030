import { amsterdamTime } from '@magazijn/domain/delivery';
import { useContext, useState } from 'react';
import { useTakenOver } from '../stores/StoresProvider.tsx';
import { DocumentDateContext } from './DocumentDateContext.ts';

/**
 * The date in Amsterdam when a component is first rendered, as yyyy-mm-dd. Hydration uses the document's: the device may
 * have another, and results belong to a date.
 */
export function useToday(): string {
  const ofDocument = useContext(DocumentDateContext);
  const takenOver = useTakenOver();
  const [today] = useState(() => (takenOver ? null : ofDocument) ?? amsterdamTime(new Date()).date);
  return today;
}
