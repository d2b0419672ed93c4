import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, environmentSchema, restrictToOwner } from './environment.ts';

/** A configuration that cannot be used; `message` is one sentence for the operator. */
export class ConfigError extends Error {}

/** A provider of OpenID Connect: Google, or our own provider in tests. */
export type GoogleConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly discoveryUrl: string;
};

/** A bucket for pictures, at Amazon or at any service with the same API. */
export type S3Config = {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type MetricsConfig = { readonly port: number; readonly host: string };

type LogConfig = {
  /** Absent: `pretty` on a terminal, otherwise `json`. */
  readonly format: 'json' | 'pretty' | undefined;
  /** Absent: `info` for `json`, which logs every request, and `warn` for `pretty`. */
  readonly level: 'info' | 'warn' | 'error' | undefined;
};

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The public address, without a trailing slash; absent when it is not configured. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dieticianEmail: string | undefined;
  readonly secret: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: nobody can sign in with Google. */
  readonly google: GoogleConfig | undefined;
  /** The name of the practice until it saves one in its settings. */
  readonly practice: string;
  /** The bucket for pictures; absent: they are kept in the data folder. */
  readonly s3: S3Config | undefined;
  /** Push services that are allowed besides those of the browsers, as `host` or `host:port`. */
  readonly pushHosts: readonly string[];
  /** Where to ask for newer versions; absent: nobody is asked. */
  readonly releasesUrl: string | undefined;
  /** Where visitors' messages are mailed; absent: to every dietician. */
  readonly contactEmail: string | undefined;
  /** The number of our own proxies that add to X-Forwarded-For; 0: the header is not trusted. */
  readonly trustProxy: number;
  /** Multiplies every rate limit; for a practice whose people share one IP address. */
  readonly rateLimitFactor: number;
  /**
   * Days during which customers can cancel the deletion of their account, unless the practice sets another number.
   */
  readonly deletionDays: number;
  /** How many days the audit is kept. */
  readonly auditDays: number;
  /** The seconds between two looks of an instance for items that are due to be sent. */
  readonly outboxSeconds: number;
  /** Days after which an unused session expires; may be a fraction. */
  readonly sessionIdleDays: number;
  /** Days after which a session expires, however much it is used. */
  readonly sessionAbsoluteDays: number;
  readonly log: LogConfig;
  /** Absent: no metrics are recorded. */
  readonly metrics: MetricsConfig | undefined;
};

/**
 * Reads the configuration from the environment, makes the data folder and, if none is configured, the secret in
 * it. Throws {@link ConfigError} naming the wrong value.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}.`);
  }
  const value = parsed.data;
  const s3 = s3Of(value);
  const dataDir = resolve(value.DATA_DIR);
  makeFolder(dataDir);
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    publicUrl: value.PUBLIC_URL && withoutSlashes(value.PUBLIC_URL),
    databaseUrl: value.DATABASE_URL,
    dieticianEmail: value.DIETICIAN_EMAIL,
    secret: value.SECRET ?? keptSecret(dataDir),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    google: googleOf(value),
    practice: value.PRACTICE_NAME,
    s3,
    pushHosts: value.PUSH_HOSTS?.split(',') ?? [],
    releasesUrl: value.RELEASES_URL,
    contactEmail: value.CONTACT_EMAIL,
    trustProxy: value.TRUST_PROXY,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    deletionDays: value.DELETION_DAYS,
    auditDays: value.AUDIT_DAYS,
    outboxSeconds: value.OUTBOX_SECONDS,
    sessionIdleDays: value.SESSION_IDLE_DAYS,
    sessionAbsoluteDays: value.SESSION_ABSOLUTE_DAYS,
    metrics: value.METRICS_PORT
      ? { port: value.METRICS_PORT, host: value.METRICS_HOST }
      : undefined,
    log: { format: value.LOG_FORMAT, level: value.LOG_LEVEL },
  };
}

function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

function googleOf(value: Environment): GoogleConfig | undefined {
  const clientId = value.GOOGLE_CLIENT_ID;
  const clientSecret = value.GOOGLE_CLIENT_SECRET;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other.');
  return { clientId, clientSecret, discoveryUrl: value.GOOGLE_DISCOVERY_URL };
}

function s3Of(value: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!bucket) {
    if (endpoint || accessKeyId || secretAccessKey)
      throw new ConfigError('S3_BUCKET is missing, beside what else is said of S3.');
    return undefined;
  }
  if (!accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID is missing, beside S3_BUCKET.');
  if (!secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY is missing, beside S3_BUCKET.');
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    restrictToOwner(dataDir);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be made, and kept for its owner alone: ${(error as Error).message}.`,
    );
  }
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    makeSecret(file);
    chmodSync(file, 0o600);
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    throw new ConfigError(`The secret ${file} cannot be used: ${(error as Error).message}.`);
  }
  throw new ConfigError(`The file ${file} is damaged: remove it.`);
}

/**
 * Writes the secret to another file and links it into place. So two starts at the same time use the same secret,
 * and a start that is killed leaves no incomplete secret.
 */
function makeSecret(file: string): void {
  if (existsSync(file)) return;
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}

/** Where a server listens, as a browser writes it. Cookies belong to its host, so every link has to name it alike. */
export const ownAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
