import type { Page } from '@playwright/test';
import type { Amount, Cast } from './cast.ts';

export type Visitor = 'nobody' | keyof Cast;

export type Screen = {
  readonly name: string;
  readonly as: Visitor;
  readonly path: (cast: Cast) => string;
  /** For each state that the screen can have: words on it that prove the state. */
  readonly says: Partial<Record<Amount | 'failed', string | RegExp>>;
  /** Shows skeletons until the server has answered. */
  readonly loads?: boolean;
  /** What somebody has to do before the screen looks like this. */
  readonly act?: (page: Page) => Promise<void>;
  /** The router's path of the screen that `act` leads to, if it is another screen. */
  readonly leadsTo?: string;
  /**
   * axe also checks it while it loads, when it fails, offline, and after the session ended. A few screens
   * are enough, because all screens show the same then.
   */
  readonly inDetail?: boolean;
  /** Has the same parts as another screen here, or as another state of it: only whole.spec.ts looks at it. */
  readonly alike?: boolean;
  /** The customer's day, ticked in a hurry with a thumb: targets of 44 pixels. */
  readonly forThumbs?: boolean;
};

export const LOAD_FAILED = 'Failed to load profile information.';

export const press = (name: string | RegExp) =>
  Object.defineProperty(
    (page: Page) => page.getByRole('button', { name }).first().click(),
    'name',
    {
      value: `press ${name}`,
    },
  );

/** The screens of one visitor, unless a screen says another. */
export const screensOf = (
  as: Visitor,
  screens: readonly (Omit<Screen, 'as'> & Partial<Pick<Screen, 'as'>>)[],
): readonly Screen[] => screens.map((screen) => ({ as, ...screen }));
