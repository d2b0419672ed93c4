import { sql } from 'kysely';
import { storedNames } from '#domain/images/image.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { ImageStore } from '../images/store.ts';
import type { Add } from './archiveWriter.ts';
import { BackupError, type Entry } from './manifest.ts';
import type { PictureTable } from './tables.ts';

const AT_ONCE = 8;

type Picture = { readonly ownerId: string; readonly filename: string };

export const pathOf = ({ ownerId, filename }: Picture) => `images/${ownerId}/${filename}`;

/** The entries of both sizes of a picture; it is copied as a whole or not at all. */
type Stored = { readonly path: string; readonly bytes: Uint8Array };

/**
 * Copies pictures in rounds. A picture may be replaced, and its file removed, after the snapshot and before it is
 * copied. So each round takes a new snapshot and copies what is new in it, until a round finds every picture that
 * it refers to. A picture that is missing in two rounds was lost before the backup.
 */
export class PictureCopies {
  readonly #store: ImageStore;
  readonly #add: Add;
  readonly #copied = new Map<string, readonly Entry[]>();
  readonly #notFound = new Set<string>();
  #wanted = new Set<string>();

  constructor(store: ImageStore, add: Add) {
    this.#store = store;
    this.#add = add;
  }

  /**
   * Copies the pictures that `tables` refer to in this snapshot. Returns true when all of them are copied, or
   * known to be lost.
   */
  async round(
    db: Db,
    tables: readonly PictureTable[],
    shown: (copied: number) => void,
  ): Promise<boolean> {
    this.#wanted = new Set();
    let complete = true;
    for await (const pictures of picturesOf(db, tables)) {
      const found = await Promise.all(pictures.map((each) => this.#read(each)));
      for (const [index, picture] of pictures.entries()) {
        const path = pathOf(picture);
        this.#wanted.add(path);
        const stored = found[index];
        if (stored === 'known') continue;
        if (stored) this.#copied.set(path, await this.#keep(stored));
        else if (!this.#notFound.has(path)) complete = false;
        if (!stored) this.#notFound.add(path);
      }
      shown(this.#copied.size);
    }
    return complete;
  }

  async #read({ ownerId, filename }: Picture) {
    if (this.#copied.has(pathOf({ ownerId, filename }))) return 'known';
    const stored: Stored[] = [];
    for (const name of storedNames(filename)) {
      const bytes = await this.#store.read(ownerId, name).catch(unreachable);
      if (!bytes) return null;
      stored.push({ path: pathOf({ ownerId, filename: name }), bytes });
    }
    return stored;
  }

  async #keep(stored: readonly Stored[]): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const { path, bytes } of stored) entries.push(await this.#add(path, [bytes]));
    return entries;
  }

  /** The pictures for the manifest, according to the snapshot of the last round. */
  result(): { images: Entry[]; superseded: Entry[]; missing: string[] } {
    const of = (wanted: boolean) =>
      [...this.#copied]
        .filter(([path]) => this.#wanted.has(path) === wanted)
        .flatMap(([, entries]) => entries);
    const missing = [...this.#wanted].filter((path) => !this.#copied.has(path));
    return { images: of(true), superseded: of(false), missing };
  }
}

function unreachable(error: Error): never {
  const { cause } = error;
  throw new BackupError(
    `The pictures cannot be read: ${cause instanceof Error ? cause.message : error.message}.`,
  );
}

async function* picturesOf(db: Db, tables: readonly PictureTable[]): AsyncGenerator<Picture[]> {
  for (const table of tables) yield* picturesIn(db, table);
}

async function* picturesIn(db: Db, table: PictureTable): AsyncGenerator<Picture[]> {
  const owner = sql.ref(table.folder);
  let last: Picture | undefined;
  while (true) {
    const from = last && sql`and (${owner}, "filename") > (${last.ownerId}, ${last.filename})`;
    const { rows } = await sql<Picture>`
      select ${owner} as "ownerId", "filename" from ${sql.table(table.name)}
      where "filename" is not null ${from ?? sql``}
      order by ${owner}, "filename" limit ${rowLimit(AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}
