import { commands } from '#server/operator/commands.ts';
import { countMeals } from '#server/plans/mealTexts.ts';
import { aWorld } from '../access/world.ts';
import type { RunningEngine } from '../engines.ts';
import { addPasskey } from './passkey.ts';
import { PASSWORD } from './people.ts';
import { enrol } from './secondFactor.ts';

/** A network from which nobody signs in later. */
export const STRANGERS_PLACE = 'of-a-stranger';

/**
 * A customer's account with an unconfirmed address, and everything that its creator can add: `world.owner`
 * with one of everything, a passkey, an app, another session, a known place.
 */
export async function aSquattedAccount(engine: RunningEngine) {
  const world = await aWorld(engine.make);
  const { id, email } = world.owner;
  await engine.db.updateTable('user').set({ emailVerified: false }).where('id', '=', id).execute();
  await engine.asNobody().post('/api/auth/sign-in', { email, password: PASSWORD });
  const passkey = await addPasskey(engine, world.owner);
  await enrol(engine, world.owner);
  const elsewhere = await engine.make.anotherSession(world.owner);
  await commands['reset-password']?.(engine.server.deps, email);
  await countMeals(engine.db, id);
  const rows = { count: 0, resetsAt: Date.now() + 3_600_000 };
  await engine.db
    .insertInto('rateLimit')
    .values({ key: `knownPlace:${email} ${STRANGERS_PLACE}`, ...rows })
    .execute();
  const due = new Date().toISOString();
  const answered = { actorId: id, key: `squatted-${id}`, requestHash: 'hash', status: 201 };
  await engine.db
    .insertInto('idempotencyKey')
    .values({ ...answered, answer: '{}', createdAt: due, about: id })
    .execute();
  await engine.db
    .insertInto('accountDeletion')
    .values({ userId: id, requestedAt: due, dueAt: '2999-01-01T00:00:00.000Z' })
    .execute();
  return { world, passkey, elsewhere };
}
