import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { AUDIT_DAYS_MIN } from '#domain/audit/auditSchema.ts';
import { GRACE_DAYS, GRACE_DAYS_MAX } from '#domain/grace.ts';

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `has to be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );

/** What in an address is more than its origin, which every link, cookie and passkey is made of; null for nothing. */
function moreThanOrigin(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { username, password, pathname, search, hash } = new URL(value);
  if (username || password) return 'a name or password';
  if (!/^\/+$/.test(pathname)) return `the path ${pathname}`;
  return search || hash || /[?#]$/.test(value) ? 'anything after the host' : null;
}

const origin = url(['http:', 'https:']).superRefine((value, context) => {
  const more = moreThanOrigin(value);
  if (more)
    context.addIssue({
      code: 'custom',
      message: `has to be without ${more}: give Weekplate a host name of its own, like https://plan.example.org`,
    });
});

// Browsers keep a cookie for 400 days at most.
const LONGEST_DAYS = 400;

const days = z.coerce
  .number({ error: 'has to be a number of days' })
  .min(0.01, 'has to be at least 0.01 days, a quarter of an hour')
  .max(LONGEST_DAYS, `has to be at most ${LONGEST_DAYS} days`);

export const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'has to be a port number' })
    .int()
    .min(0)
    .max(65_535)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DIETICIAN_EMAIL: z
    .string()
    .regex(/^[^@\s]*@[^@\s]+$/, 'has to be a whole email address or @domain')
    .optional(),
  SECRET: z.string().min(32, 'has to be at least 32 characters long').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Weekplate <weekplate@localhost>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: url(['https:', 'http:']).default(
    'https://accounts.google.com/.well-known/openid-configuration',
  ),
  PUSH_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(,[\w.:[\]-]+)*$/, 'has to be hosts with a comma between them')
    .optional(),
  CONTACT_EMAIL: z.email('has to be an email address').optional(),
  PRACTICE_NAME: z.string().max(100).default('Weekplate'),
  S3_BUCKET: z.string().optional(),
  RELEASES_URL: url(['http:', 'https:']).optional(),
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
  OUTBOX_SECONDS: z.coerce
    .number({ error: 'has to be a number of seconds' })
    .min(0.1, 'has to be at least 0.1')
    .max(3600, 'has to be at most 3600, an hour')
    .default(20),
  SESSION_IDLE_DAYS: days.default(30),
  SESSION_ABSOLUTE_DAYS: days.default(180),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Makes this process create files and folders for its own user only, whatever umask it inherited. */
export const restrictNewFiles = (): void => {
  process.umask(0o077);
};

const FOLDER = 0o700;
const FILE = 0o600;
const FOR_OTHERS = 0o077;

/**
 * Removes all rights of other users to a data folder; a link is followed. If the folder was open to others, its
 * files and subfolders are restricted, too. Throws when it is open and belongs to another user.
 */
export function restrictToOwner(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & FOR_OTHERS) === 0) return;
  restrictContent(folder);
  // Last, so that the next start repeats everything if this one is killed before.
  chmodSync(folder, FOLDER);
}

function restrictContent(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      restrictContent(path);
      chmodSync(path, FOLDER);
    } else if (entry.isFile()) chmodSync(path, FILE);
  }
}
