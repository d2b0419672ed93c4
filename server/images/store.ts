import { join } from 'node:path';
import type { Disk } from 'flydrive';
import {
  type LogoIcon,
  type LogoShape,
  logoIcon,
  smallImage,
  storedNames,
} from '#domain/images/image.ts';
import type { Config, S3Config } from '../config/config.ts';
import { ApiFailure } from '../http/failure.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { say } from '../words.ts';

/** The two sizes of a picture as WebP files: squares for a profile, otherwise the whole picture. */
export type Squares = {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
  /** Only of a logo. */
  readonly logo?: LogoShape & { readonly icons: Readonly<Record<LogoIcon, Uint8Array>> };
};

/**
 * The storage of pictures, and of files that are sent, under `profileImages/{id}/{filename}`, with the id of its owner, such as a person or
 * an article: a folder or a bucket.
 */
export type ImageStore = {
  write(ownerId: string, filename: string, squares: Squares): Promise<void>;
  /** Writes one object: a file that is not a picture, or one size of a picture. */
  writeFile(ownerId: string, filename: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  read(ownerId: string, filename: string): Promise<Uint8Array | null>;
  /** Removes a file, or both squares; does nothing for those that are missing. */
  remove(ownerId: string, filename: string): Promise<void>;
};

// A write to a bucket that hangs has to fail long before a sweep takes its object for a leftover.
const BUCKET_MS = 10_000;

const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.png': 'image/png' };

const keyOf = (ownerId: string, filename: string) => `profileImages/${ownerId}/${filename}`;

const imageFolder = (config: Config): string => join(config.dataDir, 'images');

/**
 * Opens the configured storage with the first picture, since most requests do not need its library.
 * `bucketMs`: how long a bucket may stay silent.
 */
export function imageStore(config: Config, bucketMs = BUCKET_MS): ImageStore {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= config.s3 ? openBucket(config.s3, bucketMs) : openFolder(config);
    return opened;
  };
  return {
    async write(ownerId, filename, { large, small, logo }) {
      await this.writeFile(ownerId, filename, large);
      await this.writeFile(ownerId, smallImage(filename), small);
      for (const [icon, bytes] of Object.entries(logo?.icons ?? {}))
        await this.writeFile(ownerId, logoIcon(filename, icon as LogoIcon), bytes);
    },
    async writeFile(ownerId, filename, bytes) {
      const drive = await disk();
      const contentType = TYPES[filename.slice(filename.lastIndexOf('.'))] ?? 'application/pdf';
      await drive.put(keyOf(ownerId, filename), bytes, { contentType });
    },
    async read(ownerId, filename) {
      const drive = await disk();
      try {
        return await drive.getBytes(keyOf(ownerId, filename));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(ownerId, filename) {
      const drive = await disk();
      for (const name of storedNames(filename)) await drive.delete(keyOf(ownerId, name));
    },
  };
}

async function openFolder(config: Config): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/fs'),
  ]);
  return new Disk(new FSDriver({ location: imageFolder(config), visibility: 'private' }));
}

async function openBucket(s3: S3Config, bucketMs: number): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
  ]);
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      region,
      bucket,
      visibility: 'private',
      supportsACL: false,
      // Other services than Amazon address buckets by path, and may not know the newer checksums.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: bucketMs / 2,
        requestTimeout: bucketMs,
        socketTimeout: bucketMs,
        throwOnRequestTimeout: true,
      },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/** Whether an object does not exist; Flydrive wraps the error of its driver. */
function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  if (!(cause instanceof Error)) return false;
  return (cause as NodeJS.ErrnoException).code === 'ENOENT' || cause.name === 'NoSuchKey';
}

/** Awaits an answer of the storage. Throws 503 when the folder or bucket cannot be reached. */
export async function fromStorage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message, cause } = error as Error;
    log.error('picture storage failed', { error: wordsOf(message), cause: wordsOf(cause) });
    throw new ApiFailure(503, 'storage-away', say.picturesAway);
  }
}
