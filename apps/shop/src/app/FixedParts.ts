import type { ReactNode } from 'react';

/** Parts of the frame that never change while a document is shown, so that the browser needs no code for them. */
export const fixedNames = ['usps', 'wordmark', 'footer'] as const;

/** On the server these parts themselves; in the browser whatever the server made of them. */
export type FixedParts = Readonly<Record<(typeof fixedNames)[number], ReactNode>>;
