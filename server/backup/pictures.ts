import { sql } from 'kysely';
import { smallImage } from '#domain/images/image.ts';
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
type Copied = readonly [large: Entry, small: Entry];

/**
 * Copies pictures in rounds. A picture may be replaced, and its file removed, after the snapshot and before it is
 * copied. So each round takes a new snapshot and copies what is new in it, until a round finds every picture that
 * it refers to. A picture that is missing in two rounds was lost before the backup.
 */
export class PictureCopies {
  readonly #store: ImageStore;
  readonly #add: Add;
  readonly #copied = new Map<string, Copied>();
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
        const squares = found[index];
        if (squares === 'known') continue;
        if (squares) this.#copied.set(path, await this.#keep(picture, squares));
        else if (!this.#notFound.has(path)) complete = false;
        if (!squares) this.#notFound.add(path);
      }
      shown(this.#copied.size);
    }
    return complete;
  }

  async #read({ ownerId, filename }: Picture) {
    if (this.#copied.has(pathOf({ ownerId, filename }))) return 'known';
    const large = await this.#store.read(ownerId, filename).catch(unreachable);
    const small = await this.#store.read(ownerId, smallImage(filename)).catch(unreachable);
    return large && small ? { large, small } : null;
  }

  async #keep(picture: Picture, squares: { large: Uint8Array; small: Uint8Array }) {
    const small = { ...picture, filename: smallImage(picture.filename) };
    return [
      await this.#add(pathOf(picture), [squares.large]),
      await this.#add(pathOf(small), [squares.small]),
    ] as const;
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
    const from = last && sql`where (${owner}, "filename") > (${last.ownerId}, ${last.filename})`;
    const { rows } = await sql<Picture>`
      select ${owner} as "ownerId", "filename" from ${sql.table(table.name)} ${from ?? sql``}
      order by ${owner}, "filename" limit ${rowLimit(AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}
