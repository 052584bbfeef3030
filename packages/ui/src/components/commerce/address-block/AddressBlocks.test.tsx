import { describeConformance } from '../../../testing/describeConformance.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import { AddressBlocks } from './AddressBlocks.tsx';

describeConformance(
  <AddressBlocks>
    <AddressBlock title="Bezorgadres" lines={['Beukenlaan 14']} />
  </AddressBlocks>,
);
