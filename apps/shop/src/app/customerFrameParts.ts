// What only customers see of the frame: one chunk, which the document of a visitor does not ask for.
export { SwitchBanner } from '../features/switch/SwitchBanner.tsx';
export { CustomerActions } from './CustomerActions.tsx';
