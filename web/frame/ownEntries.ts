import { createContext } from 'react';
import type { Entry } from '../kit/noun.ts';

/** The entries that Me lists. Me is in the list of screens itself, so it cannot read that. */
export const OwnEntries = createContext<readonly (Entry & { readonly href: string })[]>([]);
