import { appointments } from '../appointments/noun.ts';
import { articles } from '../articles/noun.ts';
import { attention } from '../attention/noun.ts';
import { auditing } from '../audit/noun.ts';
import { backup } from '../backup/noun.ts';
import { calendarFeed } from '../calendarFeed/noun.ts';
import { coaching } from '../coaching/noun.ts';
import { colleagues } from '../colleagues/noun.ts';
import { contact } from '../contact/noun.ts';
import { conversations } from '../conversations/noun.ts';
import { customers } from '../customers/noun.ts';
import { dayNotes } from '../dayNotes/noun.ts';
import { declarationsOf, ofNobody } from '../db/noun.ts';
import { foods } from '../foods/noun.ts';
import { goals } from '../goals/noun.ts';
import { requests } from '../http/noun.ts';
import { images } from '../images/noun.ts';
import { invitations } from '../invitations/noun.ts';
import { look } from '../look/noun.ts';
import { measurements } from '../measurements/noun.ts';
import { notifications } from '../notifications/noun.ts';
import { outbox } from '../outbox/noun.ts';
import { planLibrary } from '../planLibrary/noun.ts';
import { plans } from '../plans/noun.ts';
import { practice } from '../practice/noun.ts';
import { profiles } from '../profiles/noun.ts';
import { progress } from '../progress/noun.ts';
import { push } from '../push/noun.ts';
import { questionnaires } from '../questionnaires/noun.ts';
import { reminders } from '../reminders/noun.ts';
import { replies } from '../replies/noun.ts';
import { rights } from '../rights/noun.ts';
import { signIn } from '../signIn/noun.ts';
import { targets } from '../targets/noun.ts';
import { visits } from '../visits/noun.ts';

const migrations = {
  tables: {
    migration: {
      ...ofNobody,
      backup: { leftOut: 'Made anew by the migrations that a restore runs; their names are kept.' },
    },
  },
} as const;

/** All nouns. A restore fills their tables in this order, so a noun comes after those it refers to. */
const NOUNS = [
  migrations,
  signIn,
  notifications,
  coaching,
  colleagues,
  customers,
  invitations,
  visits,
  appointments,
  plans,
  progress,
  dayNotes,
  profiles,
  measurements,
  goals,
  images,
  conversations,
  reminders,
  calendarFeed,
  contact,
  rights,
  practice,
  look,
  articles,
  questionnaires,
  planLibrary,
  replies,
  foods,
  targets,
  attention,
  auditing,
  backup,
  outbox,
  push,
  requests,
] as const;

/** The declarations of all nouns. A test compares them with the tables of the database. */
export const DECLARED = declarationsOf(NOUNS);
