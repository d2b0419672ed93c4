import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Access } from '#domain/signIn/access.ts';
import type { Sender } from '../store/change.ts';

/** The visible side of a noun: declared in its folder as `noun.ts`, and listed in frame/nouns.ts. */
export type Noun = {
  readonly screens: readonly Screen[];
  /**
   * Keyed by the kind of a live change: other kinds of the same customer that look different after it. A kind
   * without others needs no line: data fetched under its own name is refetched anyway.
   */
  readonly live?: Readonly<Record<string, readonly string[]>>;
  /** How changes that wait on a device are sent, keyed by their kind. */
  readonly sends?: Readonly<Record<string, () => Promise<Sender>>>;
  /** What is found by name with Ctrl+K. */
  readonly finds?: Finds;
  /** Kinds of data that customers who agreed keep on their device, for screens that open offline. */
  readonly keeps?: readonly string[];
};

export type Finds = {
  /** Who of the practice finds it; absent for everybody there. */
  readonly by?: Access;
  readonly group: string;
  /** The address of the API, with the beginning of its query; the searched text is added. */
  readonly from: string;
  /** Where a row opens; its id is added. */
  readonly to: string;
  /** The same for a customer; absent if only dieticians find it. */
  readonly toOfCustomer?: string;
  /** Another place where the same rows open, listed as a group of its own. */
  readonly also?: Pick<Finds, 'by' | 'group' | 'to'>;
  /** Above what others find. */
  readonly isFirst?: true;
};

export type Screen = {
  /** `/client/…` is open to dieticians only, `/customer/…` to customers only, any other to both. */
  readonly path: string;
  /** Who of the practice may open it; absent for everybody there. */
  readonly by?: Access;
  /**
   * Fetches the screen's code. `prefetchData` fetches what the screen shows, before it is opened; `firstData`
   * fetches only what the screen needs to show anything, for a page that opens with it.
   */
  readonly load: () => Promise<{
    default: ComponentType;
    prefetchData?: (me: Me) => Promise<unknown>;
    firstData?: (me: Me) => Promise<unknown>;
  }>;
  /** A screen without an entry is reached only by links on other screens. */
  readonly entry?: Entry;
  /** Also open to a customer who has not consented, or whose account is about to be deleted. */
  readonly isAlwaysOpen?: true;
};

/** A screen's link in the navigation. */
export type Entry = {
  readonly label: string;
  readonly icon: TablerIcon;
  /** The address of the link, if the screen's path has a part that depends on the person. */
  readonly to?: (me: Me) => string;
  /** Another address at which the link is marked as open: a part of the screen with a path of its own. */
  readonly alsoAt?: string;
  /** Shown next to the label, such as a count. */
  readonly Badge?: ComponentType;
  /** Listed with what is the person's own, in their menu and on Me: too, or only there. */
  readonly own?: 'too' | 'only';
  /** Opens in a tab of its own. */
  readonly target?: '_blank';
  /** Shown next to the label on Me, such as how far a profile is filled in. */
  readonly Aside?: ComponentType;
  /** Opened so rarely that its code is fetched when somebody points at the link, not before. */
  readonly isSeldom?: true;
};
