import type { Hole } from '../hole.ts';

const LOGGED = ['domain/progress/loggedPlan.test.ts', 'server/progress/loggedDay.http.test.ts'];
const MERGED = ['domain/progress/mergeDay.test.ts', 'server/progress/twoDevices.http.test.ts'];

/** What was recorded must not change later. */
export const historyHoles: readonly Hole[] = [
  {
    title: 'a tick is put on the dish that replaced the one it was made for',
    at: 'dishOfTick: statement wasTicked dishes',
    becomes: 'if (wasTicked) return ofPlan ?? own;',
    tests: LOGGED,
  },
  {
    title: 'a plan that is deleted counts the days logged on it again',
    at: 'removePlan: statement row return',
    becomes: `if (row) {
    const uncounted = { mealsDone: 0, mealsOfDay: 0 };
    await db.updateTable('dailyProgress').set(uncounted).where('planId', '=', plan.id).execute();
    return;
  }`,
    tests: ['server/progress/loggedDay.http.test.ts'],
  },
  {
    title: 'an earlier day logged again takes the meals that its plan has by now',
    at: 'takesPlan: condition hasOwn',
    becomes: 'true',
    tests: LOGGED,
  },
  {
    title: 'a tick is taken for whatever dish it says',
    at: 'unknownDishes: value known some',
    becomes: 'known.length === 0 && dish === index',
    tests: LOGGED,
  },
  {
    title: 'merging two devices drops what the other one wrote',
    at: 'mergeDay: statement isMine Object',
    tests: MERGED,
  },
  {
    title: 'what both devices changed is chosen for the customer',
    at: 'mergeDay: comparison mine stored',
    becomes: 'mine === stored',
    tests: MERGED,
  },
  {
    title: 'of two devices that save a day at once the last one wins',
    at: 'upsertDay: call where version',
    tests: ['server/progress/twoDevices.http.test.ts'],
  },
  {
    title: 'the evening reminder is cancelled by submitting breakfast',
    at: 'isComplete: condition done',
    becomes: 'done || day.record !== null',
    tests: ['domain/progress/mealsShown.test.ts', 'server/reminders/delivery.http.test.ts'],
  },
];
