import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import { countAllMeals } from '#server/plans/mealTexts.ts';
import { becomeDietician } from '#server/signIn/dieticians.ts';
import { hashPassword } from '#server/signIn/passwords.ts';
import { byPassword, insertPerson } from '#server/signIn/people.ts';
import { insertAppointments } from './appointments.ts';
import { insertArticles } from './articles.ts';
import { insertCustomer } from './insert.ts';
import { insertInvitations } from './invitations.ts';
import { people } from './people/crowd.ts';
import { ASSISTANT, DIETICIANS } from './people/dieticians.ts';
import { insertPlanLibrary } from './planLibrary.ts';
import { insertQuestionnaires } from './questionnaires.ts';
import { insertReplies } from './replies.ts';
import { insertVisitors } from './visitors.ts';

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'a-week-on-a-plate';

const DAY_MS = 86_400_000;
const MONTHS_AGO_MS = 190 * DAY_MS;
// Each commit waits for the disk, so customers are stored in groups; with thousands this saves much time.
const AT_ONCE = 20;

/** Fills an empty database with the dieticians and `customers` people, as if they had used it until `now`. */
export async function fillDemo(
  db: Db,
  { now, customers }: { now: Date; customers?: number | undefined },
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const dieticianIds = await db.transaction().execute(async (transaction) => {
    const ids: string[] = [];
    for (const [index, dietician] of DIETICIANS.entries()) {
      const at = new Date(now.getTime() - MONTHS_AGO_MS + index * DAY_MS);
      const id = randomUUID();
      await insertPerson(transaction, {
        id,
        email: dietician.email,
        way: byPassword(passwordHash),
        role: 'client',
        emailVerified: true,
        at,
        name: dietician.profile.name,
        timeZone: dietician.timeZone,
      });
      await becomeDietician(transaction, { whenDietician: [] }, id, at);
      await transaction
        .insertInto('dieticianProfile')
        .values({
          dieticianId: id,
          profile: JSON.stringify(dietician.profile),
          lastUpdated: at.toISOString(),
          version: 1,
        })
        .execute();
      ids.push(id);
    }
    const id = randomUUID();
    const way = byPassword(passwordHash);
    const at = new Date(now.getTime() - 60 * DAY_MS);
    const person = { ...ASSISTANT, id, way, role: 'client', emailVerified: true, at } as const;
    await insertPerson(transaction, person);
    await becomeDietician(transaction, { whenDietician: [] }, id, at, 'assistant');
    await insertVisitors(transaction, now);
    await insertPlanLibrary(transaction, { now, dieticianIds: ids });
    await insertReplies(transaction, { now, dieticianIds: ids });
    await insertArticles(transaction, { now, dieticianIds: ids });
    await insertQuestionnaires(transaction, now);
    return ids;
  });

  const cast = people(customers);
  for (let first = 0; first < cast.length; first += AT_ONCE) {
    await db.transaction().execute(async (transaction) => {
      for (const [offset, person] of cast.slice(first, first + AT_ONCE).entries()) {
        // The second dietician has every third customer.
        const dieticianId = dieticianIds[(first + offset) % 3 === 2 ? 1 : 0] ?? '';
        await insertCustomer(transaction, person, { now, passwordHash, dieticianId });
      }
    });
  }
  await insertAppointments(db, { now, dieticianIds });
  await insertInvitations(db, { now, dieticianId: dieticianIds[0] ?? '' });
  await db.transaction().execute(countAllMeals);
}
