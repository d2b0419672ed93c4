import type { Hole } from '../hole.ts';

const LOGGED = ['domain/progress/loggedPlan.test.ts', 'server/progress/loggedDay.http.test.ts'];
const MERGED = ['domain/progress/mergeDay.test.ts', 'server/progress/twoDevices.http.test.ts'];

/** What was recorded stays as it was. */
export const historyHoles: readonly Hole[] = [
  {
    title: 'a tick is put on the dish that replaced the one it was made for',
    file: 'domain/progress/loggedPlan.ts',
    from: 'if (wasTicked) return dishes[index] ?? own;',
    to: 'if (wasTicked) return ofPlan ?? own;',
    tests: LOGGED,
  },
  {
    title: 'a plan that is deleted counts the days logged on it again',
    file: 'server/plans/queries.ts',
    from: `    .returning('id')
    .executeTakeFirst();
  if (row) return;`,
    to: `    .returning('id')
    .executeTakeFirst();
  if (row) {
    const uncounted = { mealsDone: 0, mealsOfDay: 0 };
    await db.updateTable('dailyProgress').set(uncounted).where('planId', '=', plan.id).execute();
    return;
  }`,
    tests: ['server/progress/loggedDay.http.test.ts'],
  },
  {
    title: 'an earlier day logged again takes the meals that its plan has by now',
    file: 'domain/progress/loggedPlan.ts',
    from: 'const takesPlan = plan !== null && (isToday || !hasOwn);',
    to: 'const takesPlan = plan !== null && (isToday || !hasOwn || true);',
    tests: LOGGED,
  },
  {
    title: 'a tick is taken for whatever dish it says',
    file: 'domain/progress/loggedPlan.ts',
    from: 'return !known.some((each) => each[Number(index)]?.trim() === dish);',
    to: 'return known.length === 0 && dish === index;',
    tests: LOGGED,
  },
  {
    title: 'days from before are filled by a plan that was replaced',
    file: 'server/db/migrations/0014-days-keep-their-meals.ts',
    from: `.orderBy('uploadedAt', 'desc')`,
    to: `.orderBy('uploadedAt', 'asc')`,
    tests: ['server/db/daysKeepTheirMeals.http.test.ts'],
  },
  {
    title: 'merging two devices drops what the other one wrote',
    file: 'domain/progress/mergeDay.ts',
    from: 'if (!isMine) Object.assign(content, { [field]: stored[field] });',
    to: '',
    tests: MERGED,
  },
  {
    title: 'what both devices changed is chosen for the customer',
    file: 'domain/progress/mergeDay.ts',
    from: 'if (isMine && isTheirs && mine[field] !== stored[field])',
    to: 'if (isMine && isTheirs && mine === stored)',
    tests: MERGED,
  },
  {
    title: 'of two devices that save a day at once the last one wins',
    file: 'server/progress/saveDay.ts',
    from: `.where('dailyProgress.version', '=', whole('before')),`,
    to: `.where('dailyProgress.version', '>=', sql<number>\`0 * \${whole('before')}\`),`,
    tests: ['server/progress/twoDevices.http.test.ts'],
  },
  {
    title: 'the evening reminder is cancelled by submitting breakfast',
    file: 'domain/progress/mealsShown.ts',
    from: '({ done, changedTo }) => done ||',
    to: '({ done, changedTo }) => done || day.record !== null ||',
    tests: ['domain/progress/mealsShown.test.ts', 'server/reminders/delivery.http.test.ts'],
  },
];
