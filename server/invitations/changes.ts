import type { Transaction } from 'kysely';
import {
  type InvitationFacts,
  type InvitationState,
  invitationState,
  mayMailAgain,
  mayRevoke,
  PRACTICE_LINK_USES,
  type RefusedReason,
} from '#domain/invitations/invitation.ts';
import type {
  ColleagueInput,
  InvitationLinkInput,
  InvitationsInput,
} from '#domain/invitations/invitationSchema.ts';
import type { Position } from '#domain/signIn/access.ts';
import { say as invitationSays } from '#domain/words.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure, invalidField, notFound } from '../http/failure.ts';
import type { Write } from '../http/write.ts';
import { scheduleItem } from '../outbox/items.ts';
import { count, countTry } from '../signIn/limits.ts';
import { say } from '../words.ts';
import { hasLeft, type InvitationDeps, KIND, tokenHashOf } from './letter.ts';
import { expiryAfter, type Invited, reasonsAgainst } from './queries.ts';

type Db = Transaction<Schema>;

const KIND_OF = { customers: 'invitation', colleagues: 'colleague' } as const;
type For = Pick<InvitationLinkInput, 'name' | 'startDate' | 'endDate'>;
type New = {
  readonly kind: InvitationFacts['kind'];
  readonly dieticianId: string;
  readonly email?: string;
  readonly line?: string;
  readonly position?: Position;
};

/** Without a mail server there is no letter: the dietician hands the link over. */
const letterOf = ({ config }: InvitationDeps) => (config.smtpUrl === undefined ? null : 'waiting');

/**
 * The result for a list: the ids of the invitations made, and the refused entries by their index in the list.
 */
type Outcome = {
  readonly ids: string[];
  readonly refused: { readonly at: number; readonly reason: RefusedReason }[];
};

/**
 * Invites everybody of a list who is not refused. Throws 429 when a dietician has sent too many letters in a
 * day; nothing is sent then.
 */
export async function invite(
  deps: InvitationDeps,
  { db, changed }: Write,
  dieticianId: string,
  { invitees, line }: InvitationsInput,
): Promise<Outcome> {
  const within = { ...deps, db };
  const emails = invitees.map(({ email }) => email);
  const reasons = await reasonsAgainst(within, emails);
  // Counted in sorted order, so that two lists with the same addresses cannot deadlock.
  for (const email of emails.filter((_, at) => reasons[at] === null).toSorted())
    if ((await count(within, 'invitationToAddress', email)).over)
      reasons[emails.indexOf(email)] = 'too-many';
  // When two dieticians invite one address at once, the second waits for the first one's count here, so it
  // checks again.
  const since = await reasonsAgainst(within, emails);
  for (const [at, reason] of since.entries()) reasons[at] ??= reason;
  const left = invitees.filter((_, at) => reasons[at] === null);
  if (left.length > 0) await countTry(within, 'invitationByDietician', dieticianId, left.length);
  const ids: string[] = [];
  for (const { email, ...invitee } of left) {
    const id = await insert(deps, db, invitee, { kind: 'mail', dieticianId, email, line });
    await schedule(deps, db, id);
    changed('invitation', id);
    ids.push(id);
  }
  const refused = reasons.flatMap((reason, at) => (reason ? [{ at, reason }] : []));
  return { ids, refused };
}

/** Makes a link; a link for many people replaces the dietician's former one. Returns its id. Throws 429. */
export async function makeLink(
  deps: InvitationDeps,
  { db, changed }: Write,
  dieticianId: string,
  { many, ...input }: InvitationLinkInput,
): Promise<string> {
  const at = deps.now().toISOString();
  await countTry({ ...deps, db }, 'invitationByDietician', dieticianId);
  if (many)
    await db
      .updateTable('invitation')
      .set({ revokedAt: at })
      .where('dieticianId', '=', dieticianId)
      .where('kind', '=', 'practice-link')
      .where('revokedAt', 'is', null)
      .execute();
  const kind = many ? 'practice-link' : 'link';
  const id = await insert(deps, db, input, { kind, dieticianId });
  changed('invitation', id);
  return id;
}

/**
 * Invites a colleague: by a letter, or without a mail server by a link to hand over. Returns its id. Throws 422
 * for an address that cannot be invited, and 429.
 */
export async function inviteColleague(
  deps: InvitationDeps,
  { db, changed }: Write,
  dieticianId: string,
  { email, position }: ColleagueInput,
): Promise<string> {
  const within = { ...deps, db };
  const { over } = await count(within, 'invitationToAddress', email);
  const [reason] = await reasonsAgainst(within, [email], { of: 'colleagues' });
  const refused = reason ?? (over ? 'too-many' : null);
  if (refused) throw invalidField('email', invitationSays.inviteeRefused[refused]);
  await countTry(within, 'invitationByDietician', dieticianId);
  const of = { kind: 'mail', dieticianId, email, position } as const;
  const id = await insert(deps, db, { name: '', startDate: '', endDate: '' }, of);
  await schedule(deps, db, id);
  changed('colleague', id);
  return id;
}

/** Revokes an invitation, and forgets the person it was for. Throws 404, 409. */
export async function revoke(
  deps: InvitationDeps,
  { db, changed }: Write,
  id: string,
  of: Invited = 'customers',
) {
  const { state } = await lock(deps, db, id, of);
  if (!mayRevoke(state)) throw closed(state);
  await db
    .updateTable('invitation')
    .set({ revokedAt: deps.now().toISOString(), email: null, name: '', line: '' })
    .where('id', '=', id)
    .execute();
  await scheduleItem(db, { id, kind: KIND, userId: null }, null, deps.now());
  changed(KIND_OF[of], id);
}

/**
 * Sends the letter of an invitation again, with a new link that works for another thirty days; without a mail
 * server it only makes the link. Throws 404, 409, 429.
 */
export async function mailAgain(
  deps: InvitationDeps,
  { db, changed }: Write,
  dieticianId: string,
  id: string,
  of: Invited = 'customers',
): Promise<void> {
  const { kind, email, issue, state } = await lock(deps, db, id, of);
  if (!email || !mayMailAgain(state, kind)) throw closed(state);
  const within = { ...deps, db };
  await countTry(within, 'invitationToAddress', email);
  const [reason] = await reasonsAgainst(within, [email], { exceptId: id, of });
  if (reason)
    throw new ApiFailure(409, `invitation-${reason}`, invitationSays.inviteeRefused[reason]);
  await countTry(within, 'invitationByDietician', dieticianId);
  const issued = { id, issue: issue + 1 };
  await db
    .updateTable('invitation')
    .set({ issue: issued.issue, tokenHash: tokenHashOf(deps.config.secret, issued) })
    .set({ letter: letterOf(deps), expiresAt: expiryAfter(deps.now()) })
    .where('id', '=', id)
    .execute();
  await schedule(deps, db, id);
  changed(KIND_OF[of], id);
}

async function insert(
  deps: InvitationDeps,
  db: Db,
  { name, startDate, endDate }: For,
  { kind, dieticianId, email, line = '', position }: New,
): Promise<string> {
  const id = orderedId();
  const now = deps.now();
  await db
    .insertInto('invitation')
    .values({
      ...{ id, kind, name, line, dieticianId, issue: 1, uses: 0 },
      email: email ?? null,
      position: position ?? null,
      tokenHash: tokenHashOf(deps.config.secret, { id, issue: 1 }),
      startDate: startDate || null,
      endDate: endDate || null,
      createdAt: now.toISOString(),
      expiresAt: expiryAfter(now),
      mostUses: kind === 'practice-link' ? PRACTICE_LINK_USES : 1,
      letter: kind === 'mail' ? letterOf(deps) : null,
    })
    .execute();
  return id;
}

const schedule = async (deps: InvitationDeps, db: Db, id: string) =>
  letterOf(deps) &&
  scheduleItem(db, { id, kind: KIND, userId: null }, deps.now().toISOString(), deps.now());

async function lock({ engine, now }: InvitationDeps, db: Db, id: string, of: Invited) {
  const asking = db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.dieticianId')
    .selectAll('invitation')
    .select(['user.disabled', 'user.role'])
    .where('invitation.id', '=', id)
    .where('invitation.position', of === 'customers' ? 'is' : 'is not', null);
  const row = await (engine === 'postgres'
    ? asking.forUpdate('invitation')
    : asking
  ).executeTakeFirst();
  if (!row) throw notFound();
  const facts = { ...row, hasLeft: hasLeft(row) };
  return { ...row, state: invitationState(facts, now().toISOString()) };
}

function closed(state: InvitationState): ApiFailure {
  const why: { readonly [State in InvitationState]?: string } = invitationSays.invitationClosed;
  return new ApiFailure(409, `invitation-${state}`, why[state] ?? say.linkNotMailed);
}
