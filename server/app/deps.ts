import type { ArticleDeps } from '../articles/deps.ts';
import type { CalendarFeedDeps } from '../calendarFeed/deps.ts';
import type { ContactDeps } from '../contact/receive.ts';
import type { EventDeps } from '../events/deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SignInDeps } from '../signIn/deps.ts';

/** All dependencies: made at start and passed down. */
export type AllDeps = SignInDeps &
  ContactDeps &
  EventDeps &
  ArticleDeps &
  CalendarFeedDeps & { readonly mailer: Mailer };
