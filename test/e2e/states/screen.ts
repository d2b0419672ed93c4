import type { Page } from '@playwright/test';
import type { Amount, Cast } from './cast.ts';

export type Visitor = 'nobody' | keyof Cast;

export type Screen = {
  readonly name: string;
  readonly as: Visitor;
  readonly path: (cast: Cast) => string;
  /** What proves that the screen is in this state: words on it, for each state it can have. */
  readonly says: Partial<Record<Amount | 'failed', string | RegExp>>;
  /** Shows skeletons until the server has answered. */
  readonly loads?: boolean;
  /** What somebody does before the screen looks like this. */
  readonly act?: (page: Page) => Promise<void>;
  /** The address, as the router has it, that this leads to, where it is that of another screen. */
  readonly leadsTo?: string;
  /**
   * Looked at by axe as it loads and as it fails, offline, and after its session ended, too: what is
   * shown then is alike on all screens.
   */
  readonly inDetail?: boolean;
  /** Made of the parts of another screen here, or of another state of it: looked at in whole.spec.ts alone. */
  readonly alike?: boolean;
  /** The customer's day, ticked in a hurry with a thumb: targets of 44 pixels. */
  readonly forThumbs?: boolean;
};

export const LOAD_FAILED = 'Failed to load profile information.';

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
