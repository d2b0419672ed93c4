import type { Day } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import type { Week } from '#domain/plans/weeks.ts';
import { forgetOldEntries } from '../accessLog/queries.ts';
import { accessLogRoutes } from '../accessLog/routes.ts';
import { accountRoutes, letterKinds, meOf } from '../accounts/routes.ts';
import { appointmentsInCalendar } from '../appointments/queries.ts';
import { KIND as APPOINTMENT, appointmentReminderKind } from '../appointments/reminders.ts';
import { appointmentRoutes } from '../appointments/routes.ts';
import { givenArticleRoutes } from '../articles/givenRoutes.ts';
import { articlePictureRoutes } from '../articles/pictures.ts';
import { createRenderer } from '../articles/renderer.ts';
import { articleRoutes } from '../articles/routes.ts';
import { addMissingStarters } from '../articles/starters.ts';
import { attentionRoutes } from '../attention/routes.ts';
import { backupRoutes } from '../backup/routes.ts';
import { calendarFileRoutes } from '../calendarFeed/fileRoutes.ts';
import { calendarFeedRoutes } from '../calendarFeed/routes.ts';
import { colleagueRoutes } from '../colleagues/routes.ts';
import { contactKind } from '../contact/receive.ts';
import { contactRoutes } from '../contact/routes.ts';
import { messageFileRoutes } from '../conversations/files.ts';
import { inboxRoutes } from '../conversations/inboxRoutes.ts';
import { messagePictureRoutes, releaseUnsent } from '../conversations/pictures.ts';
import { messageRoutes } from '../conversations/routes.ts';
import { whatWaits } from '../conversations/waiting.ts';
import { lookAtCustomers } from '../customers/dailyLook.ts';
import { customerRoutes } from '../customers/routes.ts';
import { dayNoteRoutes } from '../dayNotes/notes.ts';
import type { EventDeps } from '../events/streams.ts';
import { foodRoutes } from '../foods/routes.ts';
import { goalRoutes } from '../goals/routes.ts';
import type { Deps } from '../http/deps.ts';
import { deleteExpiredRows } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { imageRoutes } from '../images/routes.ts';
import { squareMaker } from '../images/squares.ts';
import { imageStore } from '../images/store.ts';
import { sweepImages } from '../images/sweep.ts';
import { KIND as INVITATION, invitationKind } from '../invitations/letter.ts';
import { forgetInvitations } from '../invitations/queries.ts';
import { invitationRoutes } from '../invitations/routes.ts';
import { takeInvitation } from '../invitations/take.ts';
import { lookRoutes } from '../look/routes.ts';
import { forgetOldMails } from '../mail/keptMails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { measurementFileRoutes } from '../measurements/fileRoutes.ts';
import { measurementKindRoutes } from '../measurements/kindRoutes.ts';
import { hiddenNumbersRoutes, measurementRoutes } from '../measurements/routes.ts';
import { pushRoutes } from '../notifications/devices.ts';
import { notificationKinds } from '../notifications/outboxKinds.ts';
import { forgetNotifications } from '../notifications/queries.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { notificationSettingsRoutes } from '../notifications/settings.ts';
import { notificationStops } from '../notifications/stopMails.ts';
import type { Kinds } from '../outbox/outbox.ts';
import { planLibraryRoutes } from '../planLibrary/routes.ts';
import { suggestionRoutes } from '../plans/mealSuggestions.ts';
import { planRoutes } from '../plans/routes.ts';
import { savedPlanRoutes } from '../plans/savedPlans.ts';
import { planVersionRoutes } from '../plans/versionRoutes.ts';
import { planWeekRoutes } from '../plans/weekRoutes.ts';
import { practiceName } from '../practice/queries.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { mealPhotoRoutes } from '../progress/photoRoutes.ts';
import { mealsOfDays, mealsToComeOf, plannedDays } from '../progress/plannedDays.ts';
import { dayStatus } from '../progress/queries.ts';
import { progressRoutes } from '../progress/routes.ts';
import { answerRoutes } from '../questionnaires/answerRoutes.ts';
import { answerPhotoRoutes } from '../questionnaires/photos.ts';
import { questionnaireRoutes } from '../questionnaires/routes.ts';
import { reminderKind, reminderStops } from '../reminders/kind.ts';
import { reminderRoutes } from '../reminders/routes.ts';
import { KIND as REMINDER } from '../reminders/schedule.ts';
import { replyRoutes } from '../replies/routes.ts';
import { consentRoutes, privacyVersion } from '../rights/consent.ts';
import { eraseDue, erasedRoutes } from '../rights/erase.ts';
import { rightsRoutes } from '../rights/routes.ts';
import type { SignInDeps } from '../signIn/deps.ts';
import { stopPath, stopRoutes } from '../signIn/stopLinks.ts';
import { targetRoutes } from '../targets/routes.ts';
import { trendRoutes } from '../trends/routes.ts';
import { visitRoutes } from '../visits/routes.ts';

type Platform = Pick<Deps, 'config' | 'db' | 'engine' | 'hub' | 'now'> &
  Pick<SignInDeps, 'publicUrl'>;

/** What nouns offer each other and the platform: functions, and helpers with a process or a thread of their own. */
export function servicesOf({ config, db, engine, now }: Platform, bucketMs?: number) {
  return {
    images: imageStore(config, bucketMs),
    squares: squareMaker(),
    renderer: createRenderer(),
    practice: () => practiceName(db, config),
    privacyVersion: () => privacyVersion(db),
    takeInvitation: takeInvitation({ engine }),
    meOf: (session: Session) => meOf({ db, now }, session),
    dayStatusOf: (customerId: string, date: Day) => dayStatus(db, customerId, date),
    mealsToComeOf: mealsToComeOf(db),
    mealsOfDays: mealsOfDays(db),
    waitingOf: (ids: readonly string[]) => whatWaits(db, ids, { excerpts: true }),
    appointmentsOf: (person: { id: string; role: string | null }) =>
      appointmentsInCalendar(db, person, now()),
    mealsOf: async (customerId: string, days: Week, today: Day) =>
      (await plannedDays(db, { customerId }, days, today)).days,
  };
}
type Services = ReturnType<typeof servicesOf>;

/** All dependencies: made at start and passed down. */
export type AllDeps = SignInDeps & EventDeps & Services & { readonly mailer: Mailer };

export function outboxKinds(services: Platform & Services): Kinds {
  // Mails and pushes are plain text, in the direction of their recipient.
  const practice = async () => isolated(await services.practice());
  const deps = { ...services, practice };
  return {
    ...letterKinds(practice),
    contact: contactKind,
    [INVITATION]: invitationKind(deps),
    [REMINDER]: reminderKind(deps),
    [APPOINTMENT]: appointmentReminderKind(deps),
    ...notificationKinds(deps),
  };
}

/** The addresses that take writes from pages of other origins. */
export const OPEN_TO_PAGES = ['reminder', 'notification'].map((of) => `/api${stopPath(of)}`);

/** Adds the operations of all nouns. */
export const NOUN_ROUTES: readonly ((api: Api, deps: AllDeps) => void)[] = [
  accountRoutes,
  customerRoutes,
  invitationRoutes,
  colleagueRoutes,
  attentionRoutes,
  visitRoutes,
  appointmentRoutes,
  planVersionRoutes,
  planRoutes,
  savedPlanRoutes,
  suggestionRoutes,
  planWeekRoutes,
  planLibraryRoutes,
  foodRoutes,
  targetRoutes,
  progressRoutes,
  mealPhotoRoutes,
  dayNoteRoutes,
  trendRoutes,
  goalRoutes,
  reminderRoutes,
  (api, deps) => stopRoutes(api, deps, reminderStops(deps)),
  calendarFeedRoutes,
  calendarFileRoutes,
  notificationSettingsRoutes,
  pushRoutes,
  notificationRoutes,
  (api, deps) => stopRoutes(api, deps, notificationStops(deps)),
  profileRoutes,
  measurementRoutes,
  measurementKindRoutes,
  measurementFileRoutes,
  hiddenNumbersRoutes,
  imageRoutes,
  messageRoutes,
  messagePictureRoutes,
  messageFileRoutes,
  inboxRoutes,
  replyRoutes,
  contactRoutes,
  practiceRoutes,
  backupRoutes,
  lookRoutes,
  articleRoutes,
  articlePictureRoutes,
  givenArticleRoutes,
  questionnaireRoutes,
  answerRoutes,
  answerPhotoRoutes,
  accessLogRoutes,
  rightsRoutes,
  erasedRoutes,
  consentRoutes,
];

/** The jobs that run at start and then every hour. */
export const CHORES: readonly ((deps: AllDeps) => Promise<unknown>)[] = [
  deleteExpiredRows,
  eraseDue,
  forgetOldEntries,
  releaseUnsent,
  sweepImages,
  forgetOldMails,
  forgetInvitations,
  addMissingStarters,
  forgetNotifications,
  lookAtCustomers,
];
