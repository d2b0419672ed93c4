import { createContext } from 'react';
import type { Entry } from '../kit/noun.ts';

/** A link to what is somebody's own. */
export type OwnEntry = Entry & { readonly href: string };

/** The entries that Me lists. Me is in the list of screens itself, so it cannot read that. */
export const OwnEntries = createContext<readonly OwnEntry[]>([]);
