import { beforeAll, expect, it } from 'vitest';
import { POSITIONS, type Position, type Who } from '#domain/signIn/access.ts';
import { attempt, idIn, type Outcome, UNKNOWN_ID } from './access/attempt.ts';
import { table } from './access/table.ts';
import { aWorld, SECRET_WORD, storedRows, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import type { Person } from './factories/people.ts';
import type { Operation } from './http/document.ts';

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
/** What each position of the practice may call. */
const MAY: Readonly<Record<Position, readonly Who[]>> = {
  owner: ['user', 'practiceOwner', 'dietician', 'assistant'],
  dietician: ['user', 'dietician', 'assistant'],
  assistant: ['user', 'assistant'],
};
const isFor = (operation: Operation, ...who: Who[]) =>
  who.some((each) => operation.access?.includes(each));

onSqlite('Who may call what, for every operation of the document', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(engine.make);
  });

  const closed = () => engine.operations.filter((operation) => !isFor(operation, 'anyone'));
  const ofCustomer = () => closed().filter(({ path }) => path.startsWith('/api/customers/{uid}'));

  /** Tries operations as one person and returns the unexpected results. */
  async function surprises(
    operations: readonly Operation[],
    person: Person | null,
    expected: number,
    tried: World = world,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const operation of operations) {
      const { status } = await attempt(engine, operation, tried, person);
      if (status !== expected) found.push(`${nameOf(operation)}: ${status}`);
    }
    return found;
  }

  /** Expects refusals that leave no trace. */
  async function refuses(operations: readonly Operation[], person: Person | null, status: number) {
    expect(operations.length).toBeGreaterThan(5);
    const before = await storedRows(engine.db);
    expect(await surprises(operations, person, status)).toEqual([]);
    expect(await storedRows(engine.db, before)).toEqual(before);
  }

  /**
   * An operation that fails in a shared world, which earlier operations have changed, is tried again in a
   * world of its own.
   */
  async function allows(
    operations: readonly Operation[],
    who: (world: World) => Person,
    position?: Position,
  ) {
    expect(operations.length).toBeGreaterThan(2);
    const refused: string[] = [];
    let tried = await aWorld(engine.make, position);
    for (const operation of operations) {
      let { status, text } = await attempt(engine, operation, tried, who(tried));
      if (status >= 300) {
        tried = await aWorld(engine.make, position);
        ({ status, text } = await attempt(engine, operation, tried, who(tried)));
      }
      if (status >= 300) refused.push(`${nameOf(operation)}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  }

  it('[PERM-01][PERM-02][PERM-03] each declares what was decided for it', () => {
    const declared: Record<string, string[]> = {};
    for (const operation of engine.operations) {
      const who = [...(operation.access ?? [])].sort().join(', ');
      declared[who] = [...(declared[who] ?? []), nameOf(operation)].sort();
    }
    expect(declared).toEqual(table);
  });

  it('[T-O4][T-B1][PERM-03] without a session: 401', async () => {
    await refuses(closed(), null, 401);
  });

  // For what is expired, forged or of a disabled account no session is found either: signIn/auth.http.test.ts.
  it('[T-B1][PERM-03] whose account was deleted, with the cookie still there: 401', async () => {
    const deleted = await engine.make.aDietician();
    await engine.db.deleteFrom('account').where('userId', '=', deleted.id).execute();
    await engine.db.deleteFrom('user').where('id', '=', deleted.id).execute();
    await refuses(closed(), deleted, 401);
  });

  it('[T-B1][PERM-03] without a role: 403, but for what is for every user', async () => {
    const forUsers = closed().filter((operation) => isFor(operation, 'user'));
    await refuses(
      closed().filter((operation) => !forUsers.includes(operation)),
      world.withoutRole,
      403,
    );
    await allows(forUsers, (own) => own.withoutRole);
  });

  it('[T-O4][T-B1][PERM-01] a customer: 403 for what only dieticians may do', async () => {
    const dieticians = closed().filter((each) => !isFor(each, 'user', 'customer', 'owner'));
    await refuses(dieticians, world.owner, 403);
    await refuses(dieticians, world.otherCustomer, 403);
  });

  it('[T-O4][PERM-02] a customer: everything that is their own', async () => {
    await allows(
      closed().filter((operation) => isFor(operation, 'user', 'customer', 'owner')),
      (own) => own.owner,
    );
  });

  it.each(POSITIONS)(
    '[TEAM-01][T-O4][PERM-01] %s: everything that is declared for them, and 403 for the rest',
    async (position) => {
      const may = closed().filter((operation) => isFor(operation, ...MAY[position]));
      await allows(may, (own) => own.dietician, position);
      const own = await aWorld(engine.make, position);
      const before = await storedRows(engine.db);
      const rest = closed().filter((operation) => !may.includes(operation));
      expect(await surprises(rest, own.dietician, 403, own)).toEqual([]);
      expect(await storedRows(engine.db, before)).toEqual(before);
    },
  );

  it('[TEAM-01][T-O4] a refusal says who of the practice could do it', async () => {
    const [assistant, dietician] = await Promise.all(
      (['assistant', 'dietician'] as const).map((each) => engine.make.aDietician({}, each)),
    );
    if (!assistant || !dietician) throw new Error('Nobody to refuse.');
    const refusal = async (person: Person, name: string) => {
      const operation = closed().find((each) => nameOf(each) === name);
      if (!operation) throw new Error(`There is no ${name}.`);
      return (await attempt(engine, operation, world, person)).text;
    };
    expect(await refusal(assistant, 'POST /api/customers/{uid}/diet-plans')).toContain(
      'Only dieticians can do this.',
    );
    expect(await refusal(dietician, 'PUT /api/practice')).toContain('Only owners of the practice');
  });

  it('[T-B2][PERM-02] another customer: told nothing that an unknown id would not be told', async () => {
    const before = await storedRows(engine.db);
    const told: [string, Outcome, Outcome][] = [];
    for (const operation of ofCustomer()) {
      const other = world.otherCustomer;
      const real = await attempt(engine, operation, world, other);
      const unknown = await attempt(engine, operation, world, other, { uid: UNKNOWN_ID });
      told.push([nameOf(operation), real, unknown]);
      expect(real, nameOf(operation)).toEqual(unknown);
      expect(real.status, nameOf(operation)).toBe(isFor(operation, 'owner') ? 404 : 403);
      expect(real.text, nameOf(operation)).not.toContain(SECRET_WORD);
    }
    expect(told.length).toBeGreaterThan(15);
    expect(await storedRows(engine.db, before)).toEqual(before);
  });

  it('[T-B2] a dietician with an unknown customer: 404', async () => {
    const operations = ofCustomer().filter((operation) => isFor(operation, ...MAY.owner));
    for (const operation of operations) {
      const { status } = await attempt(engine, operation, world, world.dietician, {
        uid: UNKNOWN_ID,
      });
      expect(status, nameOf(operation)).toBe(404);
    }
  });

  it('[T-B2] one customer’s id with what is another’s: 404, as for one that is not', async () => {
    const before = await storedRows(engine.db);
    const nested = ofCustomer().filter(({ path }) => path.endsWith('/{id}'));
    expect(nested.length).toBeGreaterThan(4);
    for (const operation of nested) {
      const id = idIn(operation, world.otherIds);
      for (const person of [world.dietician, world.owner]) {
        const may = isFor(
          operation,
          ...(person.role === 'client' ? MAY.owner : (['owner'] as const)),
        );
        const expected = may ? 404 : 403;
        const mismatched = await attempt(engine, operation, world, person, { id });
        const unknown = await attempt(engine, operation, world, person, { id: UNKNOWN_ID });
        expect(mismatched.status, nameOf(operation)).toBe(expected);
        expect(mismatched, nameOf(operation)).toEqual(unknown);
      }
    }
    expect(await storedRows(engine.db, before)).toEqual(before);
  });

  it('[PERM-01] a dietician edits their own profile, and nobody else’s', async () => {
    const colleague = await engine.make.aDietician();
    await engine.make.aDieticianProfile(colleague);
    const [edit] = closed().filter((each) => nameOf(each) === 'PUT /api/dieticians/{uid}/profile');
    if (!edit) throw new Error('A dietician’s profile cannot be edited at all.');
    const own = await attempt(engine, edit, world, colleague);
    const other = await attempt(engine, edit, world, colleague, { uid: world.dietician.id });
    expect([own.status, other.status]).toEqual([200, 403]);
  });
});
