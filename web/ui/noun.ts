import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Me } from '#domain/accounts/accountSchema.ts';
import type { Sender } from '../store/waitingItem.ts';

/** What a person sees of a noun: declared in its room as `noun.ts`, and listed in frame/nouns.ts. */
export type Noun = {
  readonly screens: readonly Screen[];
  /**
   * By the kind of a change that is told live: other kinds that are shown differently after it, for the
   * same customer. A kind without others needs no line: what is fetched under its name is fetched again.
   */
  readonly live?: Readonly<Record<string, readonly string[]>>;
  /** By the kind of what waits on a device without a connection: how it is sent. */
  readonly sends?: Readonly<Record<string, () => Promise<Sender>>>;
};

export type Screen = {
  /** `/client/…` is open to dieticians only, `/customer/…` to customers only, any other to both. */
  readonly path: string;
  /**
   * Fetches the screen's code. `prefetchData` fetches what the screen shows, before it is opened; `firstData`
   * what it cannot show anything without, for a page that opens with it.
   */
  readonly load: () => Promise<{
    default: ComponentType;
    prefetchData?: (me: Me) => Promise<unknown>;
    firstData?: (me: Me) => Promise<unknown>;
  }>;
  /** A screen without an entry is reached by links on other screens. */
  readonly entry?: Entry;
  /** Open also to a customer who has not consented, or whose account is about to be deleted. */
  readonly isAlwaysOpen?: true;
};

/** A screen's link in the navigation. */
export type Entry = {
  readonly label: string;
  readonly icon: TablerIcon;
  /** The address it leads to, if the path of the screen has a part that depends on the person. */
  readonly to?: (me: Me) => string;
  /** Beside the label: a count. */
  readonly Badge?: ComponentType;
  /** It stands among the person's settings instead of the screens. */
  readonly isSetting?: true;
};
