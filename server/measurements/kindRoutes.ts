import { inAlphabet } from '#domain/language/language.ts';
import {
  BODY_KINDS,
  KINDS_EVER_MAX,
  KINDS_MAX,
  kindName,
} from '#domain/measurements/measurement.ts';
import {
  type Kind,
  kindChangeSchema,
  kindInputSchema,
  kindSchema,
  kindsSchema,
} from '#domain/measurements/measurementSchema.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, notFound } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { say } from '../words.ts';

const path = '/measurement-kinds';

async function listKinds(db: Db): Promise<Kind[]> {
  const rows = await db
    .selectFrom('measurementKind')
    .select(['id', 'name', 'unit', 'retiredAt'])
    .orderBy('id')
    .execute();
  return rows
    .map(({ retiredAt, ...kind }) => ({ ...kind, retired: retiredAt !== null }))
    .sort((one, other) => inAlphabet(one.name, other.name));
}

/**
 * Throws 409 for too many kinds, 422 for a name that another kind has, whether of the practice or built in.
 * `kind` is among `all` or new.
 */
function requireRoom(all: readonly Kind[], kind: Kind): void {
  const others = all.filter(({ id }) => id !== kind.id);
  const names = [...BODY_KINDS.map((each) => kindName(each)), ...others.map(({ name }) => name)];
  const alike = names.find((name) => name.toLowerCase() === kind.name.toLowerCase());
  if (alike !== undefined) throw invalidField('name', say.thereIsAlready(alike));
  const offered = others.filter(({ retired }) => !retired).length;
  const isNew = others.length === all.length;
  const isFull = (isNew && all.length >= KINDS_EVER_MAX) || (!kind.retired && offered >= KINDS_MAX);
  if (isFull) throw new ApiFailure(409, 'too-many-kinds', say.kindsFull(KINDS_MAX, KINDS_EVER_MAX));
}

export function measurementKindRoutes(api: Api, { db, now }: Deps): void {
  api.operation({
    get: path,
    summary: 'The kinds of measurement that the practice named, by name; also retired ones',
    by: ['customer', 'dietician'],
    gives: kindsSchema,
    answer: async () => ({ items: await listKinds(db) }),
  });

  api.operation({
    post: path,
    summary: 'Name a kind of measurement',
    by: ['dietician'],
    takes: kindInputSchema,
    makes: kindSchema,
    refuses: [409],
    answer: async ({ operation, input }) => {
      return write(operation, async (running) => {
        running.changed('measurement-kind', '');
        const made = { id: orderedId(), ...input, retired: false };
        requireRoom(await listKinds(running.db), made);
        const { retired: _, ...row } = { ...made, createdAt: now().toISOString() };
        await running.db
          .insertInto('measurementKind')
          .values({ ...row, retiredAt: null })
          .execute();
        return made;
      });
    },
  });

  api.operation({
    patch: `${path}/{id}`,
    summary: 'Rename a kind, retire it, or offer it again',
    by: ['dietician'],
    takes: kindChangeSchema,
    gives: kindSchema,
    refuses: [409],
    answer: async ({ operation, params: { id }, input: { name, retired } }) => {
      return write(operation, async (running) => {
        running.changed('measurement-kind', '');
        const all = await listKinds(running.db);
        const before = all.find((each) => each.id === id);
        if (!before) throw notFound();
        const after = {
          ...before,
          name: name ?? before.name,
          retired: retired ?? before.retired,
        };
        requireRoom(all, after);
        await running.db
          .updateTable('measurementKind')
          .set({ name: after.name, retiredAt: after.retired ? now().toISOString() : null })
          .where('id', '=', id)
          .execute();
        return after;
      });
    },
  });
}
