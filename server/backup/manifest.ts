import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import * as z from 'zod';

/** Why a backup cannot be made, trusted or restored; `message` is one sentence for the operator. */
export class BackupError extends Error {}

const entry = z.strictObject({
  path: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The file `manifest.json`: the content of a backup, and its schema. */
export const manifestSchema = z.strictObject({
  product: z.literal('weekplate'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The engine of the database it was read from; it may be restored into the other engine. */
  engine: z.enum(['sqlite', 'postgres']),
  /** The names of the migrations that made its schema, in order. */
  migrations: z.array(z.string()).min(1),
  /** Their files have one row per line, in the order of the key: see rows.ts. */
  tables: z.array(entry.extend({ name: z.string(), rows: z.int().min(0) })),
  images: z.array(entry),
  /** Pictures that were replaced or removed while the backup was made: no row refers to them. */
  superseded: z.array(entry),
  /** Pictures that rows refer to but that were missing in the storage before the backup. */
  missing: z.array(z.string()),
  /** Only an open file has these, and it has no secrets: what people read, and a restore does not. */
  forPeople: z.array(entry).optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Entry = z.infer<typeof entry>;
export type TableEntry = Manifest['tables'][number];

export const MANIFEST = 'manifest.json';

/** What is in a backup, as part of a sentence: `42 accounts, 9,120 rows and 12 pictures`. */
export function report({ tables, images, missing }: Manifest): string {
  const count = new Intl.NumberFormat('en-GB').format;
  const accounts = tables.find(({ name }) => name === 'user')?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost =
    missing.length > 0 ? ` (${count(missing.length)} more are missing in the storage)` : '';
  const [small, files] = ['-small.webp', '.pdf'].map(
    (ending) => images.filter(({ path }) => path.endsWith(ending)).length,
  );
  const also = files ? `, ${count(files)} files` : '';
  return `${count(accounts)} accounts, ${count(rows)} rows${also} and ${count(small ?? 0)} pictures${lost}`;
}

/** A backup ends with this text and the SHA-256 of all bytes before the digest, as the ZIP's comment. */
export const SEAL = 'weekplate backup, sha256 ';
export const DIGEST_LENGTH = 64;

/** Throws {@link BackupError} unless the digest at the end of the file is right. */
export async function requireSeal(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new BackupError(`${file} cannot be read: ${error.message}.`);
  });
  try {
    await compare(file, handle);
  } finally {
    await handle.close();
  }
}

async function compare(file: string, handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  const end = size - DIGEST_LENGTH;
  const seal = Buffer.alloc(SEAL.length + DIGEST_LENGTH);
  if (end > SEAL.length) await handle.read(seal, 0, seal.length, end - SEAL.length);
  if (seal.toString('latin1', 0, SEAL.length) !== SEAL)
    throw new BackupError(`${file} is no backup of Weekplate, or its end is missing.`);
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, end: end - 1, autoClose: false }))
    hash.update(chunk);
  if (hash.digest('hex') !== seal.toString('latin1', SEAL.length))
    throw new BackupError(`${file} is damaged: it is not what was written. Use another backup.`);
}
