import type { Me } from '#domain/accounts/meSchema.ts';
import { mustConsent } from '#domain/signIn/consent.ts';
import { articles } from '../articles/noun.ts';
import { attention } from '../attention/noun.ts';
import { audit } from '../audit/noun.ts';
import { account } from '../auth/noun.ts';
import type { Senders } from '../changes/changesHere.ts';
import { contact } from '../contact/noun.ts';
import { conversations } from '../conversations/noun.ts';
import { customers } from '../customers/noun.ts';
import { doctorSummary } from '../doctorSummary/noun.ts';
import { goals } from '../goals/noun.ts';
import { home } from '../home/noun.ts';
import { invitations } from '../invitations/noun.ts';
import type { Entry, Noun, Screen } from '../kit/noun.ts';
import { measurements } from '../measurements/noun.ts';
import { notifications } from '../notifications/noun.ts';
import { plans } from '../plans/noun.ts';
import { practice } from '../practice/noun.ts';
import { profiles } from '../profiles/noun.ts';
import { progress } from '../progress/noun.ts';
import { reminders } from '../reminders/noun.ts';
import { rights } from '../rights/noun.ts';
import { shopping } from '../shopping/noun.ts';
import { trends } from '../trends/noun.ts';

/** Every noun that has screens, in the order of their entries in the navigation. */
const NOUNS: readonly Noun[] = [
  plans,
  customers,
  invitations,
  home,
  shopping,
  progress,
  trends,
  doctorSummary,
  goals,
  profiles,
  measurements,
  conversations,
  contact,
  reminders,
  articles,
  practice,
  attention,
  audit,
  rights,
  notifications,
  account,
];

export const SCREENS = NOUNS.flatMap(({ screens }) => screens);

/** By kind: how to send what waits on a device for a connection. */
export const SENDERS = Object.assign({}, ...NOUNS.map(({ sends }) => sends)) as Senders;

/** The kinds of data that customers may keep on their device. */
export const KEPT_KINDS = NOUNS.flatMap(({ keeps = [] }) => keeps);

const live = NOUNS.flatMap((noun) => Object.entries(noun.live ?? {}));

/** For each kind of change: all kinds of data that the nouns show differently after it. */
export const ALSO_SHOWN: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  live.map(([kind]) => [kind, live.flatMap(([other, shown]) => (other === kind ? shown : []))]),
);

/** A navigation entry as shown to one user, with the loader of its screen. */
export type ShownEntry = Entry & Pick<Screen, 'load'> & { readonly href: string };

const entriesOf = (me: Me): ShownEntry[] =>
  SCREENS.flatMap(({ path, load, entry }) => {
    const isOpen = path.startsWith(`/${me.role}/`) || path.split('/').length === 2;
    return entry && isOpen ? [{ ...entry, load, href: entry.to?.(me) ?? path }] : [];
  });

/** Whether the user must consent, or decide to keep their account, before any other screen opens. */
export const isAskedFirst = (me: Me): boolean => me.deletionDueAt !== undefined || mustConsent(me);

/** The user's navigation, without Logout, which always comes last. */
export const navigationOf = (me: Me): ShownEntry[] =>
  isAskedFirst(me) ? [] : entriesOf(me).filter(({ isSetting }) => !isSetting);

export const settingsOf = (me: Me): ShownEntry[] =>
  entriesOf(me).filter(({ isSetting }) => isSetting);
