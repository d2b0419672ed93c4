import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { todayOf } from '../factories/people.ts';
import type { Factories } from '../factories.ts';

/** In everything that belongs to the owner, so that a leak is seen whatever it leaks through. */
export const SECRET_WORD = 'quince-marmalade';

export type World = {
  readonly owner: Person;
  readonly otherCustomer: Person;
  readonly dietician: Person;
  readonly withoutRole: Person;
  /** Ids of what is the owner's and of what is the other customer's. */
  readonly planId: string;
  readonly savedPlanId: string;
  readonly otherPlanId: string;
  readonly otherSavedPlanId: string;
  readonly reminderId: string;
  readonly otherReminderId: string;
  /** The name of the owner’s picture. */
  readonly imageName: string;
  readonly messageId: string;
  readonly today: string;
};

/** A customer with one of everything, and those who may or may not see it. */
export async function aWorld(make: Factories): Promise<World> {
  const dietician = await make.aDietician();
  const owner = await make.aCustomer({ name: SECRET_WORD });
  const otherCustomer = await make.aCustomer();
  const withoutRole = await make.aPersonWithoutRole();
  const today = todayOf(owner);
  const plan = await make.aPlan(owner, {
    name: SECRET_WORD,
    earlier: [{ name: `${SECRET_WORD} before` }],
    seenVersion: 1,
    uploadedBy: dietician,
  });
  const savedPlan = await make.aSavedPlan(owner, { name: SECRET_WORD });
  const otherPlan = await make.aPlan(otherCustomer, { earlier: [{ name: 'Before' }] });
  const otherSavedPlan = await make.aSavedPlan(otherCustomer);
  await make.aDay(owner, today, { notes: SECRET_WORD });
  await make.aCustomerProfile(owner, { medicalConditions: SECRET_WORD });
  await make.aNote(owner, SECRET_WORD, dietician);
  const reminder = await make.aReminder(owner);
  const otherReminder = await make.aReminder(otherCustomer);
  await make.aDieticianProfile(dietician);
  const imageName = await make.anImage(owner);
  await make.aPractice();
  const message = await make.aContactMessage({ message: SECRET_WORD });
  return {
    owner,
    otherCustomer,
    dietician,
    withoutRole,
    planId: plan.id,
    savedPlanId: savedPlan.id,
    otherPlanId: otherPlan.id,
    otherSavedPlanId: otherSavedPlan.id,
    reminderId: reminder.id,
    otherReminderId: otherReminder.id,
    imageName,
    messageId: message.id,
    today,
  };
}

/** Everything stored about the people of a world: to be the same after whatever was refused. */
export async function storedOf(db: RunningEngine['db'], world: World): Promise<unknown> {
  const ids = [world.owner.id, world.otherCustomer.id, world.dietician.id, world.withoutRole.id];
  type OfCustomer =
    | 'dietPlan'
    | 'dietPlanVersion'
    | 'savedDietPlan'
    | 'dailyProgress'
    | 'note'
    | 'coachingPeriod'
    | 'reminder';
  const of = (table: OfCustomer) =>
    db.selectFrom(table).selectAll().where('customerId', 'in', ids).orderBy('customerId').execute();
  return Promise.all([
    of('dietPlan'),
    of('dietPlanVersion'),
    of('savedDietPlan'),
    of('dailyProgress'),
    of('note'),
    of('coachingPeriod'),
    of('reminder'),
    db.selectFrom('contactMessage').selectAll().where('id', '=', world.messageId).execute(),
    db.selectFrom('practice').selectAll().execute(),
    db.selectFrom('customerProfile').selectAll().where('customerId', 'in', ids).execute(),
    db.selectFrom('dieticianProfile').selectAll().where('dieticianId', 'in', ids).execute(),
    db.selectFrom('profileImage').selectAll().where('ownerId', 'in', ids).execute(),
    db.selectFrom('user').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  ]);
}
