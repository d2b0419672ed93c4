import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from './manifest.ts';

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
