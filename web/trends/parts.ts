import type { ComponentType } from 'react';

/**
 * What stands under the charts, in this order: other nouns' parts, each a lazy component that is given
 * whose they are.
 */
export const PARTS: readonly ComponentType<{ readonly customerId: string }>[] = [];
