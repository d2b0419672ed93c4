import type { RefusedReason } from '#domain/invitations/invitation.ts';
import {
  INVITATION_DAYS,
  invitationState,
  isOpen,
  KEPT_DAYS,
} from '#domain/invitations/invitation.ts';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import { isDieticianEmail } from '#domain/signIn/access.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { Deps } from '../http/deps.ts';
import { hasLeftPractice } from '../signIn/dieticians.ts';
import { hasLeft, type InvitationDeps, invitationLink, tokenHashOf } from './letter.ts';

const PAGES = {
  customers: pagesOf('invitations', 1),
  colleagues: pagesOf('colleague-invitations', 1),
} as const;

const DAY_MS = 86_400_000;

export const expiryAfter = (now: Date): string =>
  new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();

/** Invitations of customers are the work of everybody, those of colleagues that of the practice's owners. */
export type Invited = 'customers' | 'colleagues';

const invitationRows = (db: Db, of: Invited) =>
  db
    .selectFrom('invitation')
    .innerJoin('user as dietician', 'dietician.id', 'invitation.dieticianId')
    .leftJoin('user as customer', 'customer.id', 'invitation.usedById')
    .selectAll('invitation')
    .select(['dietician.name as dieticianName', 'dietician.disabled', 'dietician.role'])
    .where('invitation.position', of === 'customers' ? 'is' : 'is not', null)
    .select('customer.name as customerName');

type Row = Awaited<ReturnType<ReturnType<typeof invitationRows>['executeTakeFirstOrThrow']>>;
type Shown = Pick<InvitationDeps, 'config' | 'now' | 'publicUrl'>;

function asInvitation({ config, now, publicUrl }: Shown, row: Row): Invitation {
  // Without a mail server nothing was sent, whatever lies in the outbox.
  const letter = config.smtpUrl === undefined ? null : row.letter;
  const state = invitationState({ ...row, letter, hasLeft: hasLeft(row) }, now().toISOString());
  // If `SECRET` has changed since, the derived link would be a different one that opens nothing.
  const isKnown = tokenHashOf(config.secret, row) === row.tokenHash;
  const isShown = row.letter === null && isOpen(state) && isKnown;
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    name: row.name,
    startDate: row.startDate,
    endDate: row.endDate,
    dietician: { id: row.dieticianId, name: row.dieticianName },
    position: row.position,
    state,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    uses: row.uses,
    mostUses: row.mostUses,
    usedBy: row.usedById === null ? null : { id: row.usedById, name: row.customerName ?? '' },
    link: isShown ? invitationLink(publicUrl(), config.secret, row) : null,
  };
}

type Asked = { readonly after?: string | undefined; readonly limit: number };

/** A page of the practice's invitations, the newest first. Throws 422 for a cursor of another list. */
export async function listInvitations(
  deps: Shown & Pick<Deps, 'db'>,
  { after, limit }: Asked,
  of: Invited = 'customers',
) {
  const keys = PAGES[of].keysOf(after);
  let asking = invitationRows(deps.db, of);
  if (keys) asking = asking.where('invitation.id', '<', keys[0] ?? '');
  const rows = await asking
    .orderBy('invitation.id', 'desc')
    .limit(rowLimit(limit + 1))
    .execute();
  const { items, next } = pageFrom(rows, limit, ({ id }) => PAGES[of].cursorOf(id));
  return { items: items.map((row) => asInvitation(deps, row)), next };
}

export async function readInvitation(
  deps: Shown & Pick<Deps, 'db'>,
  id: string,
  of: Invited = 'customers',
): Promise<Invitation | null> {
  const row = await invitationRows(deps.db, of).where('invitation.id', '=', id).executeTakeFirst();
  return row ? asInvitation(deps, row) : null;
}

/**
 * The invitation of a link; undefined if it does not work for any reason, including that its dietician has
 * left or is disabled. `isTaken` locks it until this transaction ends.
 */
export async function workingInvitation(db: Db, hash: string, now: Date, isTaken = false) {
  const asking = db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.dieticianId')
    .selectAll('invitation')
    .select(['user.name as dietician', 'user.disabled', 'user.role'])
    .select('user.position as inviterPosition')
    .where('tokenHash', '=', hash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .whereRef('uses', '<', 'mostUses');
  const found = await (isTaken ? asking.forUpdate('invitation') : asking).executeTakeFirst();
  return found && !hasLeft(found) ? found : undefined;
}

/** What somebody with a link is told of the invitation; null if it does not work for any reason. */
export async function openedInvitation({ db, now }: Pick<Deps, 'db' | 'now'>, hash: string) {
  const found = await workingInvitation(db, hash, now());
  if (!found) return null;
  const { dietician, email, position } = found;
  return { dietician, email, position };
}

/**
 * Deletes invitations that expired long ago, unless somebody came by them; runs every hour. The others stay
 * until that person's account is erased.
 */
export async function forgetInvitations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db
    .deleteFrom('invitation')
    .where('expiresAt', '<', before)
    .where('usedById', 'is', null)
    .execute();
}

/**
 * Why each of these addresses is not invited, in their order; null for one that may be. An account with an
 * unconfirmed address is no reason. `exceptId`: an invitation to leave out of the check; `of`: as what they are
 * invited. Colleagues may have an address of the practice, and whoever left may come back by a letter.
 */
export async function reasonsAgainst(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  emails: readonly string[],
  { exceptId = '', of = 'customers' }: { exceptId?: string; of?: Invited } = {},
): Promise<(RefusedReason | null)[]> {
  const distinct = [...new Set(emails)];
  const accounts = await db
    .selectFrom('user')
    .select(['email', 'role', 'emailVerified', 'disabled'])
    .where('email', 'in', distinct)
    .execute();
  const open = await db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.dieticianId')
    .select(['invitation.email', 'user.disabled', 'user.role'])
    .where('invitation.email', 'in', distinct)
    .where('invitation.id', '!=', exceptId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now().toISOString())
    .where('uses', '=', 0)
    .execute();
  const known = new Map(accounts.map(({ email, ...account }) => [email, account]));
  const invited = new Set(open.filter((one) => !hasLeft(one)).map(({ email }) => email));
  const seen = new Set<string>();

  const reasonFor = (email: string): RefusedReason | null => {
    if (seen.has(email)) return 'double';
    seen.add(email);
    const account = known.get(email);
    const isOfPractice = of === 'customers' && isDieticianEmail(email, config.dieticianEmail);
    if (isOfPractice || account?.role === 'client') return 'dietician';
    const isFree =
      of === 'colleagues' && config.smtpUrl !== undefined && account && hasLeftPractice(account);
    if (account?.emailVerified && !isFree) return 'customer';
    return invited.has(email) ? 'invited' : null;
  };
  return emails.map(reasonFor);
}
