import type { Context } from 'hono';
import { atOnce, hashedFor, type OnProven } from './atOnce.ts';
import type { SignInDeps } from './deps.ts';
import { byLink, deadLink, resetLink } from './links.ts';
import { shownHere } from './maker.ts';
import { forgetPlaces } from './places.ts';
import { BY_PASSWORD, provenByOwner, tellProven } from './provenByOwner.ts';

type Reset = { readonly token: string; readonly newPassword: string };

/**
 * Sets a new password by a mailed link, and ends every session and every place that was known. An
 * address that nobody had confirmed is proven by this, too. Throws `link-dead`.
 */
export async function resetPassword(
  deps: SignInDeps,
  context: Context,
  { token, newPassword }: Reset,
): Promise<void> {
  const link = await resetLink(deps, token);
  if (!link) throw deadLink(400);
  const shown = await shownHere(deps, context);
  const whose: string[] = [];
  const onProven: OnProven = async (db, { id: userId }) => {
    whose.push(userId);
    const { email, emailVerified, disabled } = await db
      .selectFrom('user')
      .select(['email', 'emailVerified', 'disabled'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await forgetPlaces(db, email);
    if (emailVerified || disabled) return;
    const maker = shown(userId);
    await provenByOwner(db, deps, { userId, maker, way: BY_PASSWORD, at: deps.now() });
  };
  await byLink(
    atOnce(deps, { onProven, ...(await hashedFor(newPassword)) }, (auth) =>
      auth.api.resetPassword({ body: { token: link.stored, newPassword } }),
    ),
  );
  for (const userId of whose) tellProven(deps, userId);
}
