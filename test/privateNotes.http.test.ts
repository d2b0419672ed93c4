import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attempt } from './access/attempt.ts';
import { aWorld } from './access/world.ts';
import { onSqlite, type RunningEngine } from './engines.ts';
import { wholeDay } from './factories/days.ts';
import type { Person } from './factories/people.ts';
import { confirmedPlan, planInput } from './factories/plans.ts';

const CANARY = 'kestrel-over-the-weir';

/** Everything that one person's event stream sends while `act` runs, and shortly after. */
async function heardBy(engine: RunningEngine, person: Person, act: () => Promise<unknown>) {
  const abort = new AbortController();
  const { body } = await engine.as(person).raw('/api/events', { signal: abort.signal });
  let heard = '';
  const reading = (async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
  })().catch((error: Error) => {
    if (!abort.signal.aborted) throw error;
  });
  await expect.poll(() => heard).toContain('event: open');
  await act();
  // Events arrive in order: once this last one is here, all earlier ones are, too.
  await engine.as(person).put('/api/me/time-zone', { timeZone: 'Europe/Oslo' });
  await expect.poll(() => heard).toContain('"customer"');
  abort.abort();
  await reading;
  return heard;
}

onSqlite('Private notes', (engine) => {
  it('[T-B3] [CUST-07] reach nothing that a customer can read: no answer, event or mail', async () => {
    const world = await aWorld(engine.make);
    const { owner, dietician, today } = world;
    const as = engine.as(dietician);
    const of = (path: string) => `/api/customers/${owner.id}/${path}`;

    const heard = await heardBy(engine, owner, async () => {
      const write = await as.put(of('notes'), { notes: CANARY }, { ifMatch: 1 });
      expect(write.status).toBe(200);
      // Everything else a dietician can do to this customer while the note is there.
      await as.post(of('diet-plans'), confirmedPlan(today));
      await as.post(of('saved-diet-plans'), planInput(today));
      await as.put(of('dietician'), { dieticianId: dietician.id });
      await as.put(of('coaching-period/pause'), { startDate: null, endDate: null });
      await engine.as(owner).patch(of(`daily-progress/${today}`), wholeDay());
      await engine.asNobody().post('/api/auth/password-reset-mail', { email: owner.email });
      await engine.mailTo(owner.email);
      // The dietician can read the note, so it exists and could leak.
      expect(await as.raw(of('notes')).then((answer) => answer.text())).toContain(CANARY);
    });
    expect(heard).not.toContain(CANARY);
    expect(heard).not.toContain('"note"');
    expect(heard).not.toContain('saved-diet-plan');

    // All operations, including those that write, since their responses can leak, too. Signing out comes
    // last.
    const last = engine.operations.filter(({ path }) => path.includes('/auth/'));
    const rest = engine.operations.filter((each) => !last.includes(each));
    const others = [world.otherCustomer, world.withoutRole, null];
    for (const [at, operation] of [...rest, ...last].entries())
      for (const person of [owner, others[at % others.length] ?? null]) {
        const { text } = await attempt(engine, operation, world, person);
        expect(text, `${operation.method} ${operation.path}`).not.toContain(CANARY);
      }
    for (const file of filesIn(engine.dataDir).filter((each) => !each.includes('.sqlite')))
      expect(readFileSync(file).includes(CANARY), file).toBe(false);
  });
});

/** Mails, pictures and everything else that the server stores outside its database. */
function filesIn(folder: string): string[] {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}
