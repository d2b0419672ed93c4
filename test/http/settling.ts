import type { Random } from '#demo/random.ts';
import { storeWaiting } from '#server/conversations/waiting.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Random events after which a customer no longer waits for anybody. */
export function settlingOf(engine: RunningEngine) {
  /**
   * Questions of which some are answered, with an answer that holds or was taken back, and some settled or
   * taken back.
   */
  async function messages(random: Random, customer: Person, dietician: Person) {
    const wrote: string[] = [];
    for (let nth = random.whole(1, 3); nth > 0; nth -= 1)
      wrote.push(await engine.make.aMessage(customer, { sentAt: ago(nth + random.pick([0, 4])) }));
    const upTo = random.pick(wrote);
    const how = random.pick([
      'waits',
      'answered',
      'answer taken back',
      'done',
      'undone',
      'withdrawn',
    ]);
    const now = ago(0).toISOString();
    const takeBack = (id: string) =>
      engine.db
        .updateTable('message')
        .set({ takenBackAt: now })
        .where('customerId', '=', customer.id)
        .where('id', '=', id)
        .execute();
    if (how === 'withdrawn') await takeBack(upTo);
    if (how.startsWith('answer')) {
      const answer = await engine.make.aMessage(customer, { by: dietician, answersUpTo: upTo });
      if (how === 'answer taken back') await takeBack(answer);
    }
    if (how === 'done' || how === 'undone') {
      const id = await engine.make.aDone(customer, dietician);
      await engine.db
        .updateTable('conversationDone')
        .set({ upTo, undoneAt: how === 'undone' ? now : null })
        .where('id', '=', id)
        .execute();
    }
    await storeWaiting(engine.db, customer.id);
  }

  /** Nobody needs to answer a customer who has not given consent, cannot sign in, or is leaving. */
  async function leave(random: Random, customer: Person) {
    const how = random.pick(['none', 'withdrawn', 'disabled', 'leaving'] as const);
    if (how === 'disabled') await engine.make.disable(customer);
    else if (how === 'leaving') await goes(customer);
    else await engine.make.withoutConsent(customer, how);
  }
  const goes = ({ id }: Person) =>
    engine.db
      .insertInto('accountDeletion')
      .values({ userId: id, requestedAt: ago(1).toISOString(), dueAt: ago(-99).toISOString() })
      .execute();
  return { messages, leave };
}
