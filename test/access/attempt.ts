import { DEFAULT_THRESHOLDS } from '#domain/attention/attention.ts';
import { NO_PERIOD } from '#domain/coaching/period.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { EMPTY_DIETICIAN_PROFILE, EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { codeAt, stepAt } from '#server/signIn/authenticator.ts';
import type { RunningEngine } from '../engines.ts';
import { appointmentInput, hoursInput } from '../factories/appointments.ts';
import { articleInput } from '../factories/articles.ts';
import { messageInput } from '../factories/conversations.ts';
import { dayInput } from '../factories/days.ts';
import { ownFoodInput } from '../factories/foods.ts';
import { goalInput } from '../factories/goals.ts';
import { aLogo } from '../factories/images.ts';
import { invitationsInput, invitee } from '../factories/invitations.ts';
import { importInput, measurementInput } from '../factories/measurements.ts';
import { softPasskey } from '../factories/passkey.ts';
import { PASSWORD, type Person } from '../factories/people.ts';
import { libraryInput } from '../factories/planLibrary.ts';
import { confirmedPlan, planInput } from '../factories/plans.ts';
import { practiceSent } from '../factories/practice.ts';
import { questionnaireInput } from '../factories/questionnaires.ts';
import { reminderInput } from '../factories/reminders.ts';
import { aPdf, replyInput } from '../factories/replies.ts';
import { targetsInput } from '../factories/targets.ts';
import { visitInput } from '../factories/visits.ts';
import type { Client } from '../http/client.ts';
import type { Operation } from '../http/document.ts';
import type { World } from './world.ts';

// Any picture, and a logo too.
const aPicture = new Uint8Array(await aLogo(40, 40));

export const UNKNOWN_ID = 'nobody-has-this-id';

const KEY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
  name: 'Firefox on Linux',
};
/** A passkey of nobody here; created once, since creating a key takes longer than the rest of a body. */
const STRANGE = softPasskey('http://localhost').use('bWFkZSB1cA');
/** Changes of a day, whether it is logged or not. */
const CHANGES = {
  changes: [
    { part: 'notes', value: 'Rested at last.', bases: ['', dayInput().notes] },
    { part: 'sleepHours', value: 3.25, bases: [null, dayInput().sleepHours] },
  ],
};
const ACCOUNT = { email: 'zoe@example.test', password: PASSWORD };

export type Outcome = { readonly status: number; readonly text: string };

/**
 * Tries one operation as one person, with a valid body and headers, so that only permissions can refuse it.
 * `ids` replaces ids in the path.
 */
export async function attempt(
  engine: RunningEngine,
  operation: Operation,
  world: World,
  person: Person | null,
  ids: { uid?: string; id?: string } = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const client = person ? engine.as(person) : engine.asNobody();
  const reads = operation.method === 'get';
  const takesImage =
    /^\/api\/(profile-images\/\{uid\}|articles\/\{id\}\/pictures|practice\/logos|.*\/(message-pictures|photos))$/.test(
      operation.path,
    );
  const takesPdf = operation.path.endsWith('/message-files');
  const file = takesImage ? aPicture : takesPdf ? new Uint8Array(aPdf()) : null;
  const contentType = takesImage ? 'image/png' : takesPdf ? 'application/pdf' : 'application/json';
  const body =
    operation.path === '/api/auth/passkeys' && !reads
      ? await aPasskey(engine, client)
      : bodyFor(operation, world);
  // A download of all data needs a proof shortly before.
  if (person && reads && operation.path === '/api/practice/all-data')
    await client.post(operation.path, { password: PASSWORD });
  const response = await client.raw(pathOf(operation, world, person, ids), {
    method: operation.method.toUpperCase(),
    headers: { 'content-type': contentType, 'if-match': latestOf(operation), ...headers },
    ...(!reads && { body: file ?? JSON.stringify(body) }),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

/** The current version of what is updated in a world. */
export const latestOf = ({ path }: Operation) =>
  /\/(diet-plans|visits)\/\{id\}(\/signed)?$/.test(path) ? '"2"' : '"1"';

/** A passkey for this person's challenge, if they get one. */
async function aPasskey(engine: RunningEngine, client: Client): Promise<unknown> {
  const path = '/api/auth/passkeys/options';
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ password: PASSWORD });
  const answer = await client.raw(path, { method: 'POST', headers, body });
  const options = (await answer.json()) as object;
  const challenge = 'challenge' in options ? String(options.challenge) : 'bWFkZSB1cA';
  return { name: 'Phone', passkey: softPasskey(engine.url).make(challenge) };
}

function pictureIn(path: string, world: World): string {
  if (path.includes('/answer-photos/')) return world.answerPhoto;
  if (path.includes('/message-files/')) return world.messageFile;
  if (path.includes('/message-pictures/')) return world.messagePicture;
  return path.includes('/meal-photos/') ? world.mealPhoto : world.imageName;
}

export function pathOf(
  { method, path }: Operation,
  world: World,
  person: Person | null,
  ids: { uid?: string; id?: string } = {},
): string {
  const ofDietician = path.startsWith('/api/dieticians/');
  const itself = person?.role === 'client' ? person : world.dietician;
  const ofThemselves = path.startsWith('/api/profile-images/') && method !== 'get';
  const owner = ofDietician ? itself : ofThemselves ? (person ?? world.owner) : world.owner;
  const values: Record<string, string> = {
    uid: ids.uid ?? owner.id,
    filename: pictureIn(path, world),
    file: world.calendarFile,
    id: ids.id ?? idIn({ path }, idsFor(world, person)),
    date: world.today,
    transition: 'pause',
    move: 'ended',
    version: '1',
    name: world.foodName,
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`What stands for {${name}} in ${path}?`);
    return value;
  });
  if (path.endsWith('/{id}/photos')) return `${filled}?question=picture`;
  if (path.endsWith('/photos')) return `${filled}?meal=1`;
  if (path === '/api/appointments')
    return `${filled}?from=${world.today}T00:00:00.000Z&to=${world.today}T23:00:00.000Z`;
  if (path.endsWith('/visit-figures')) return `${filled}?date=${world.today}`;
  return path.endsWith('/daily-progress')
    ? `${filled}?from=${world.today}&to=${world.today}`
    : filled;
}

/** Everyone corrects and deletes only what they measured themselves, and takes back only what they wrote. */
const idsFor = (
  { ids, measuredByDietician, sentByDietician, toldToDietician }: World,
  person: Person | null,
) =>
  person?.role === 'client'
    ? { ...ids, measurements: measuredByDietician, messages: sentByDietician, ...toldToDietician }
    : ids;

const told = (ids: Readonly<Record<string, string>>) => ids.notifications ?? UNKNOWN_ID;

/** The id at the end of an address, for an object of the owner or of another customer. */
export function idIn({ path }: Pick<Operation, 'path'>, ids: World['ids']): string {
  const [, kind = '', then] = /\/([\w-]+)\/\{id\}(?:\/([\w-]+))?/.exec(path) ?? [];
  return ids[`${kind}/${then}`] ?? ids[kind] ?? ids['diet-plans'] ?? '';
}

let days = 0;
/** A day on which no other attempt books an appointment. */
function freeDay(): string {
  days = (days % 300) + 1;
  return addDays(dayIn('UTC', new Date()), 30 + days);
}

/** A valid body for every writing operation; a new operation needs a line here. */
export function bodyFor({ path }: Operation, world: World): unknown {
  const { planStartDate: startDate, planEndDate: endDate } = NO_PERIOD;
  const { kind: _, ...goalChange } = goalInput(world.today);
  const bodies: [RegExp, unknown][] = [
    [/\/me\/locale$/, { locale: 'de-AT' }],
    [/\/time-zone$/, { timeZone: 'Europe/Oslo' }],
    [/\/me\/consent$/, { version: BUILT_IN_PRIVACY }],
    [/\/me\/deletion$/, { password: PASSWORD }],
    [/\/auth\/sign-up$/, { ...ACCOUNT, timeZone: 'Europe/Oslo', consent: BUILT_IN_PRIVACY }],
    [/\/auth\/sign-in$/, ACCOUNT],
    [/\/auth\/set-up$/, { ...ACCOUNT, token: 'made.up.token' }],
    [/\/auth\/opened-link$/, { purpose: 'set-up', token: 'made.up.token' }],
    [/\/auth\/verify-email$/, { token: 'made.up.token' }],
    [/\/auth\/.*-mail$/, { email: ACCOUNT.email }],
    [/\/auth\/password-reset$/, { token: 'made.up.token', newPassword: `new-${PASSWORD}` }],
    [/\/contact-messages$/, { name: 'Vera', email: 'vera@example.test', message: 'Hello.' }],
    [/\/auth\/password$/, { currentPassword: PASSWORD, newPassword: `new-${PASSWORD}` }],
    [/\/auth\/second-factor$/, { code: '000000' }],
    [/\/authenticator$/, { key: KEY, code: codeAt(KEY, stepAt(new Date())), password: PASSWORD }],
    [/\/passkeys\/options$/, { password: PASSWORD }],
    [/\/passkeys\/[^/]+\/remove$/, { password: PASSWORD }],
    [/\/authenticator\/remove$/, { password: PASSWORD, code: '000000' }],
    [/\/passkeys\/sign-in$/, { passkey: STRANGE }],
    [/\/attention\/snooze$/, { until: addDays(world.today, 2) }],
    [/\/practice\/attention$/, DEFAULT_THRESHOLDS],
    [/\/attention$/, { ...DEFAULT_THRESHOLDS, silentDays: null }],
    [/\/coaching-period\//, { startDate, endDate }],
    [/\/contact-messages\/\{id\}$/, { read: true, archived: true }],
    [/\/practice$/, practiceSent()],
    [/\/all-data$/, { password: PASSWORD }],
    [/\/practice\/look$/, { colour: '#2e6131', logo: null, password: PASSWORD }],
    [/\/sign-in-rule$/, { dieticiansProve: false, password: PASSWORD }],
    [/\/customers.*\/dietician$/, { dieticianId: world.dietician.id }],
    [/\/notes$/, { notes: 'Seen.' }],
    [
      /\/colleagues\/\{id\}\/position$/,
      { position: 'assistant', successorId: world.dietician.id, password: PASSWORD },
    ],
    [
      /\/colleague-invitations$/,
      { email: 'cora@example.test', position: 'dietician', password: PASSWORD },
    ],
    [/\/invitations$/, invitationsInput([invitee({ email: 'lena@example.test' })])],
    [/\/invitation-checks$/, { emails: ['lena@example.test'] }],
    [/\/invitation-links$/, { name: 'Lena', startDate: '', endDate: '', many: false }],
    [/\/opened-invitations$/, { token: 'made.up.token' }],
    [/\/messages$/, messageInput()],
    [/\/messages\/read$/, { upTo: world.ids.messages }],
    [/\/conversation$/, { assigneeId: world.colleague.id, snoozedUntil: null }],
    [/\/conversation\/done$/, { upTo: world.ids.messages, notes: [] }],
    [/\/note-read$/, { writtenAt: world.noteWrittenAt }],
    [/\/visits(\/\{id\})?$/, visitInput(world.today)],
    [/\/appointment-hours$/, hoursInput()],
    [/\/appointments$/, appointmentInput({ date: freeDay() })],
    [/\/appointments\/\{id\}$/, appointmentInput({ date: freeDay() })],
    [/\/appointment-slots$|\/slot$/, { startsAt: `${freeDay()}T10:00:00.000Z` }],
    [/\/cancellation$/, { reason: '' }],
    [/\/visits\/\{id\}\/addenda$/, { text: 'Ferritin: 31.' }],
    [/\/visit-template$/, { headings: ['Assessment'] }],
    [/\/plan-library(\/\{id\})?$/, libraryInput()],
    [/\/saved-replies(\/\{id\})?$/, replyInput()],
    [
      /\/diet-plan-weeks$/,
      {
        plan: planInput(world.today),
        other: planInput(world.today),
        weeks: [{ name: 'Week 1', startDate: addDays(world.today, 70) }],
        confirm: true,
      },
    ],
    [/diet-plans\/\{id\}\/seen$/, { version: 2 }],
    [/\/saved-diet-plans(\/\{id\})?$/, planInput(world.today)],
    [/\/diet-plans(\/\{id\})?$/, confirmedPlan(world.today)],
    [/\/daily-progress\/\{date\}$/, CHANGES],
    [/\/measurements$/, measurementInput(world.today)],
    [/\/measurements\/\{id\}$/, { value: 78.5, date: world.today, unit: 'kg' }],
    [/\/measurement-kinds$/, { name: `Grip ${crypto.randomUUID()}`, unit: 'kg' }],
    [/\/measurement-kinds\/\{id\}$/, { retired: true }],
    [/\/measurement-imports$/, importInput(world.today)],
    [/\/hidden-numbers$/, { hidden: true }],
    [/\/goals$/, goalInput(world.today)],
    [/\/goals\/\{id\}$/, { ...goalChange, words: 'A walk before lunch' }],
    [/\/goals\/\{id\}\/days\//, { count: 1 }],
    [/\/reminders$/, reminderInput({ time: '06:30' })],
    [/\/reminders\/\{id\}$/, reminderInput()],
    [/\/notifications\/read$/, { ids: [world.ids, world.toldToDietician].map(told) }],
    [
      /\/notifications\/settings$/,
      { choices: [], quiet: { from: '22:00', to: '07:00' }, digestAt: null },
    ],
    [/\/notifications\/push$/, PUSH],
    [/\/taken-back$/, { plans: [{ id: world.ids['diet-plans'], version: 2 }] }],
    [/\/food-targets$/, targetsInput()],
    [/\/chosen-allergens$/, { allergens: ['fish'] }],
    [/customers.*\/profile$/, { ...EMPTY_PROFILE, name: 'Anna' }],
    [/\/articles(\/\{id\})?$/, articleInput()],
    [/\/food-counts$/, { days: [['40 g oats']] }],
    [/\/food-names\//, { food: 'day-oats' }],
    [/\/own-foods(\/\{id\})?$/, ownFoodInput()],
    [/\/previews$/, { markdown: 'Eat *well*.' }],
    [/\/article-links$/, { articleId: world.ids.articles, day: world.today, planId: null }],
    [/\/customers.*\/sent-questionnaires$/, { questionnaireId: world.ids.questionnaires }],
    [/\/sent-questionnaires\/\{id\}$/, { changes: [{ linkId: 'wish', value: 'To sleep' }] }],
    [/\/questionnaires(\/\{id\})?$/, questionnaireInput()],
    [/dieticians.*\/profile$/, { ...EMPTY_DIETICIAN_PROFILE, name: 'Dora' }],
  ];
  return bodies.find(([pattern]) => pattern.test(path))?.[1] ?? {};
}
