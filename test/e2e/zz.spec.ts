import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { PHONE, test } from './fixtures.ts';

test('look', async ({ make, signIn }) => {
  const person = await make.aCustomer({ name: 'Anna Albrecht' });
  const today = todayOf(person);
  await make.aPlan(person, { startDate: addDays(today, -1) });
  await make.aGoal(person, { kind: 'weight', words: '', target: 72, unit: 'kg', start: 76, beginsOn: addDays(today, -30), endsOn: addDays(today, 110), version: 2 });
  for (const [ago, kg] of [[30, 76], [20, 75.6], [12, 75.1], [3, 74.8]] as const) await make.aWeight(person, addDays(today, -ago), kg);
  await make.aGoal(person, { state: 'proposed', maker: 'dietician', writtenBy: 'dietician', kind: 'water', words: '', target: 2, unit: 'l', endsOn: addDays(today, 60) });
  await make.aGoal(person, { words: 'A walk after lunch with the neighbour’s dog, whatever the weather', beginsOn: addDays(today, -10), endsOn: addDays(today, 120), acceptedAt: '2026-11-20T00:00:00.000Z' });
  await make.aGoal(person, { words: 'Swim', target: 3, unit: 'week', beginsOn: addDays(today, -10), endsOn: addDays(today, 130) });
  await make.aReachedGoal(person, { words: 'Breakfast without a screen' });
  await make.aGoal(person, { words: 'No sugar in tea', state: 'ended', closedOn: addDays(today, -9), said: 'Enough for now.' });
  await make.aGoal(person, { words: 'Run', state: 'reached', closedOn: addDays(today, -19) });
  for (const [name, screen] of [['wide', { viewport: { width: 1280, height: 900 } }], ['phone', PHONE], ['dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' as const }], ['thin', { viewport: { width: 320, height: 800 } }]] as const) {
    const page = await signIn(person, screen);
    await page.goto('/customer/goals');
    await page.getByRole('list', { name: 'Open goals' }).waitFor();
    await page.screenshot({ path: `/tmp/gs/list-${name}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Set a Goal' }).click();
    await page.getByLabel('About').selectOption('weight');
    await page.screenshot({ path: `/tmp/gs/form-${name}.png` });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/customer/dashboard');
    await page.getByRole('heading', { name: 'Goals' }).waitFor();
    await page.screenshot({ path: `/tmp/gs/home-${name}.png`, fullPage: true });
  }
});
