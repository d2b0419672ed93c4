import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { AuditAction } from '#domain/audit/auditSchema.ts';
import { DECLARED } from '#server/app/nouns.ts';
import { actionWords } from '#web/audit/inWords.ts';
import { attempt, bodyFor, latestOf, pathOf } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite, type RunningEngine } from './engines.ts';
import { wholeDay } from './factories/days.ts';
import type { Person } from './factories/people.ts';
import { confirmedPlan, planInput } from './factories/plans.ts';
import { isForPractice, type Operation } from './http/document.ts';
import { hashesOfTables } from './tableHashes.ts';

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

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Fields with which a body could claim another owner or another sender. */
const claims = (world: World): [string, unknown][] => [
  ...['id', 'uid', 'userId', 'customerId', 'clientId', 'ownerId', 'actorId', 'uploadedBy'].map(
    (field): [string, unknown] => [field, world.otherCustomer.id],
  ),
  ['role', 'client'],
  ['emailVerified', true],
  ['disabled', false],
  ['version', 99],
  ['__proto__', { role: 'client', emailVerified: true }],
  ['constructor', { prototype: { role: 'client' } }],
];

/** The most fields that one refusal names. */
const NAMED_AT_ONCE = 5;

onSqlite('What a body claims', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(engine.make);
  });

  const callerOf = ({ access = [] }: Operation): Person =>
    access.some((who) => who === 'owner' || who === 'customer') && !isForPractice(access)
      ? world.owner
      : world.dietician;

  it('[T-A3] [T-B4] no write takes an owner, an id or a role from its body', async () => {
    const taking = engine.operations.filter(({ bodies }) => bodies['application/json']);
    expect(taking.length).toBeGreaterThan(15);
    const before = await hashesOfTables(engine.db);
    const taken: string[] = [];
    for (const operation of taking) {
      const own = JSON.stringify(bodyFor(operation, world) as object);
      const send = async (all: readonly [string, unknown][]) => {
        const claimed = all.map(([field, claim]) => `"${field}":${JSON.stringify(claim)}`).join();
        const person = callerOf(operation);
        const answer = await engine.as(person).raw(pathOf(operation, world, person), {
          method: operation.method.toUpperCase(),
          headers: { 'content-type': 'application/json', 'if-match': latestOf(operation) },
          body: `${own.slice(0, -1)}${own === '{}' ? '' : ','}${claimed}}`,
        });
        return { status: answer.status, text: await answer.text() };
      };
      const all = claims(world);
      for (let from = 0; from < all.length; from += NAMED_AT_ONCE) {
        const some = all.slice(from, from + NAMED_AT_ONCE);
        const refused = await send(some);
        for (const claim of some) {
          const names = ({ status, text }: typeof refused) =>
            status === 422 && text.includes(`"${claim[0]}":`);
          if (names(refused)) continue;
          // A field that the operation knows is checked only after all unknown fields.
          const alone = await send([claim]);
          if (!names(alone))
            taken.push(`${nameOf(operation)} with ${claim[0]}: ${alone.status} ${alone.text}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
  });

  it('[T-B4] a customer’s own lists neither hold nor count what is another’s', async () => {
    const before = await readsOf(world.owner);
    const more = await engine.make.aCustomer({ name: 'Somebody Else' });
    for (let count = 0; count < 3; count += 1) await engine.make.aPlan(more);
    await engine.make.aDay(more, world.today, { notes: 'Somebody else’s day' });
    await engine.make.aNote(more, 'Somebody else’s note', world.dietician);
    await engine.make.aCustomerProfile(more);
    expect(await readsOf(world.owner)).toEqual(before);
  });

  it('[T-B4] a dietician’s lists of one customer hold that customer’s alone', async () => {
    const other = await engine.make.aCustomer();
    const theirs = await engine.make.aPlan(other, { name: 'Theirs' });
    const saved = await engine.make.aSavedPlan(other, { name: 'Theirs, saved' });
    for (const [list, own] of [
      ['diet-plans', theirs.id],
      ['saved-diet-plans', saved.id],
    ] as const) {
      const path = `/api/customers/${other.id}/${list}`;
      const { body } = await engine.as(world.dietician).get<{ items: { id: string }[] }>(path);
      expect(body.items.map(({ id }) => id)).toEqual([own]);
    }
    const found = await engine
      .as(world.dietician)
      .get<{ items: { id: string }[] }>(`/api/customers?search=${other.email}`);
    expect(found.body.items.map(({ id }) => id)).toEqual([other.id]);
  });

  /** Everything that this customer may read, as text, by operation. */
  async function readsOf(person: Person): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const operation of engine.operations) {
      // These contain the time of their creation; rights.http.test.ts and calendarFeed.http.test.ts test
      // them.
      const ofTheirs =
        operation.method === 'get' && !/\/(events|export|\{file\})$/.test(operation.path);
      if (!ofTheirs) continue;
      const answer = await engine.as(person).raw(pathOf(operation, world, person));
      if (answer.ok) texts[nameOf(operation)] = await answer.text();
    }
    expect(Object.keys(texts).length).toBeGreaterThan(8);
    return texts;
  }
});

/** What their record tells a customer of a thing that a dietician did. */
function told(what: string, does: AuditAction): string | null {
  const thing = DECLARED.audited[what];
  if (!thing || thing.hiddenFromCustomer || thing.ofPractice) return null;
  const did = thing.did?.()[does]?.toYou ?? null;
  const entry = {
    id: '1',
    at: '',
    by: 'Dora',
    position: null,
    customer: null,
    network: '',
    ofAll: false,
  };
  const words = thing.words();
  return actionWords(
    { entry: { ...entry, what, thing: words, did, does }, things: [words], times: 1 },
    true,
  );
}

onSqlite('The record of access', (engine) => {
  it('[T-J2] tells a customer in words that fit what each operation did', () => {
    const sentences = engine.operations.flatMap(({ access, audited, path }) =>
      isForPractice(access ?? []) && audited && path.includes('{uid}')
        ? audited.to.map((what) => told(what, audited.does as AuditAction))
        : [],
    );
    expect([...new Set(sentences.filter((words) => words !== null))].sort()).toEqual([
      'added a file to a message to you',
      'added a picture to a message to you',
      'booked, moved or cancelled your appointment',
      'changed your answers to questionnaires',
      'changed your choice to hide numbers',
      'changed your coaching period',
      'changed your goals',
      'changed your picture',
      'changed your profile',
      'changed your saved plans',
      'changed your targets for a day’s food',
      'chose who your dietician is',
      'deleted from your picture',
      'deleted from your saved plans',
      'deleted one of your diet plans',
      'deleted one of your measurements',
      'entered your measurements',
      'gave you an article',
      'looked at the articles given to you',
      'looked at which articles you read',
      'looked at your answers to questionnaires',
      'looked at your appointments',
      'looked at your choice to hide numbers',
      'looked at your coaching period',
      'looked at your daily progress',
      'looked at your diet plans',
      'looked at your goals',
      'looked at your measurements',
      'looked at your messages',
      'looked at your overview',
      'looked at your photos of meals',
      'looked at your picture',
      'looked at your profile',
      'looked at your saved plans',
      'looked at your targets for a day’s food',
      'proposed a goal to you',
      'sent you a questionnaire',
      'took back a message to you',
      'took back a questionnaire from you',
      'took back an article from you',
      'wrote or changed your diet plan',
      'wrote you a message',
    ]);
  });
});
