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
import * as z from 'zod';
import { AUDIT_DAYS_MIN } from '#domain/audit/audit.ts';
import { GRACE_DAYS, GRACE_DAYS_MAX } from '#domain/rights/grace.ts';

/** A configuration that cannot be used; `message` is one sentence for the operator. */
export class ConfigError extends Error {}

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `has to be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );

// Browsers keep no cookie for longer.
const LONGEST_DAYS = 400;

const days = z.coerce
  .number({ error: 'has to be a number of days' })
  .min(0.01, 'has to be at least 0.01 days, a quarter of an hour')
  .max(LONGEST_DAYS, `has to be at most ${LONGEST_DAYS} days`);

const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'has to be a port number' })
    .int()
    .min(0)
    .max(65_535)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DIETICIAN_EMAIL: z
    .string()
    .regex(/^[^@\s]*@[^@\s]+$/, 'has to be a whole e-mail address or @domain')
    .optional(),
  SECRET: z.string().min(32, 'has to be at least 32 characters long').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Weekplate <weekplate@localhost>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: url(['https:', 'http:']).default(
    'https://accounts.google.com/.well-known/openid-configuration',
  ),
  CONTACT_EMAIL: z.email('has to be an e-mail address').optional(),
  PRACTICE_NAME: z.string().max(100).default('Weekplate'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: z.coerce
    .number({ error: 'has to be the number of proxies in front' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  DELETION_DAYS: z.coerce
    .number({ error: 'has to be a number of days' })
    .int()
    .min(0, 'has to be 0 or more')
    .max(GRACE_DAYS_MAX, `has to be at most ${GRACE_DAYS_MAX}`)
    .default(GRACE_DAYS),
  AUDIT_DAYS: z.coerce
    .number({ error: 'has to be a number of days' })
    .int()
    .min(AUDIT_DAYS_MIN, `has to be at least ${AUDIT_DAYS_MIN}`)
    .max(36_500)
    .default(1095),
  METRICS_PORT: z.coerce
    .number({ error: 'has to be a port number' })
    .int()
    .min(1)
    .max(65_535)
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_FORMAT: z.enum(['json', 'pretty'], 'has to be json or pretty').optional(),
  LOG_LEVEL: z.enum(['info', 'warn', 'error'], 'has to be info, warn or error').optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'has to be a number above 0' })
    .positive('has to be a number above 0')
    .default(1),
  SESSION_IDLE_DAYS: days.default(30),
  SESSION_ABSOLUTE_DAYS: days.default(180),
});

/** A provider of OpenID Connect: Google, or in tests one of our own. */
export type GoogleConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly discoveryUrl: string;
};

/** A bucket for pictures, at Amazon or at whatever speaks the same language. */
export type S3Config = {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Where figures about the server are read. */
export type MetricsConfig = { readonly port: number; readonly host: string };

/** How the server tells what it does. */
export type LogConfig = {
  /** Absent: in words on a terminal, else as JSON. */
  readonly format: 'json' | 'pretty' | undefined;
  /** Absent: `info` as JSON, which has every request, and `warn` in words. */
  readonly level: 'info' | 'warn' | 'error' | undefined;
};

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where people reach the product, without a trailing slash; absent while nobody configured it. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dieticianEmail: string | undefined;
  readonly secret: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: nobody can sign in with Google. */
  readonly google: GoogleConfig | undefined;
  /** The name of the practice, until it saves another in its settings. */
  readonly practice: string;
  /** Where pictures are kept; absent: in the data folder. */
  readonly s3: S3Config | undefined;
  /** Who is mailed what visitors write; absent: every dietician. */
  readonly contactEmail: string | undefined;
  /** How many proxies in front add to X-Forwarded-For; 0 means: trust none of it. */
  readonly trustProxy: number;
  /** Multiplies every limit on tries; for a practice whose people share one address. */
  readonly rateLimitFactor: number;
  /** How many days a customer can take the deletion of their account back, until a practice says. */
  readonly deletionDays: number;
  /** How many days the audit is kept. */
  readonly auditDays: number;
  /** Days after which a session that nobody used is over; parts of a day too. */
  readonly sessionIdleDays: number;
  /** Days after which a session is over, however much it was used. */
  readonly sessionAbsoluteDays: number;
  readonly log: LogConfig;
  /** Absent: no figures are kept. */
  readonly metrics: MetricsConfig | undefined;
};

/**
 * Reads the configuration from the environment, makes the data folder and, where none is
 * configured, the secret in it. Throws {@link ConfigError} naming the wrong value.
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
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL,
    dieticianEmail: value.DIETICIAN_EMAIL,
    secret: value.SECRET ?? keptSecret(dataDir),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    google: googleOf(value),
    practice: value.PRACTICE_NAME,
    s3,
    contactEmail: value.CONTACT_EMAIL,
    trustProxy: value.TRUST_PROXY,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    deletionDays: value.DELETION_DAYS,
    auditDays: value.AUDIT_DAYS,
    sessionIdleDays: value.SESSION_IDLE_DAYS,
    sessionAbsoluteDays: value.SESSION_ABSOLUTE_DAYS,
    metrics: value.METRICS_PORT
      ? { port: value.METRICS_PORT, host: value.METRICS_HOST }
      : undefined,
    log: { format: value.LOG_FORMAT, level: value.LOG_LEVEL },
  };
}

function googleOf(value: z.infer<typeof environmentSchema>): GoogleConfig | undefined {
  const clientId = value.GOOGLE_CLIENT_ID;
  const clientSecret = value.GOOGLE_CLIENT_SECRET;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other.');
  return { clientId, clientSecret, discoveryUrl: value.GOOGLE_DISCOVERY_URL };
}

function s3Of(value: z.infer<typeof environmentSchema>): S3Config | undefined {
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
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be made: ${(error as Error).message}.`);
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
 * Written aside and then linked into place: of two starts at once the first one's counts, and a
 * start that is killed half-way leaves no half of a secret.
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
