import * as z from 'zod';

const spread = z.object({ median: z.number(), least: z.number(), most: z.number() });

const serverSchema = z.object({
  perSecond: z.number(),
  /** Microseconds of CPU of the server, and of PostgreSQL, for one request. */
  serverMicros: z.number(),
  databaseMicros: z.number(),
  p50: z.number(),
  p99: z.number(),
});
export type ServerFigures = z.infer<typeof serverSchema>;

const rowSchema = z.object({
  work: z.string(),
  title: z.string(),
  engine: z.string(),
  connections: z.int(),
  /** Requests a second of the product over those of the bare server, round by round. */
  ratio: spread,
  product: serverSchema,
  bare: serverSchema,
  bad: z.int(),
});
export type BenchRow = z.infer<typeof rowSchema>;

const fannedSchema = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  /** Until the last stream had it, median of the events. */
  last: z.number(),
  microsEach: z.number(),
  /** Of CPU each second while nothing is told. */
  idleMicros: z.number(),
});
export type FannedFigures = z.infer<typeof fannedSchema>;

/** Where and how it was measured, beside date, commit and machine. */
const settingSchema = z.object({
  kernel: z.string(),
  sqlite: z.string(),
  postgres: z.string(),
  /** Processes that wanted to run, a minute's average, when it began: above 0 others were working. */
  othersBefore: z.number(),
  minutes: z.number(),
  seconds: z.number(),
  plans: z.int(),
  days: z.int(),
});

export const benchSchema = z.object({
  setting: settingSchema,
  customers: z.int(),
  rows: z.array(rowSchema),
  /** The product on SQLite over the bare server on PostgreSQL. */
  across: z.array(
    z.object({ work: z.string(), title: z.string(), connections: z.int(), ratio: spread }),
  ),
  sessionCheck: z.array(z.object({ engine: z.string(), micros: z.number() })),
  fanOut: z.array(
    z.object({
      engine: z.string(),
      streams: z.int(),
      events: z.int(),
      bad: z.int(),
      ratio: spread,
      product: fannedSchema,
      bare: fannedSchema,
    }),
  ),
  memory: z.array(
    z.object({
      engine: z.string(),
      idle: z.number(),
      before: z.number(),
      after: z.number(),
      rested: z.number(),
    }),
  ),
});
export type BenchFigures = z.infer<typeof benchSchema>;

export const growthSchema = z.object({
  setting: settingSchema,
  connections: z.int(),
  /** Rounds of each work before the first that counts. */
  warmUps: z.int().default(0),
  rows: z.array(
    z.object({
      work: z.string(),
      title: z.string(),
      engine: z.string(),
      bad: z.int(),
      points: z.array(
        z.object({
          customers: z.int(),
          perSecond: z.number(),
          serverMicros: z.number(),
          databaseMicros: z.number(),
          /** CPU of both for one request over that of the smallest practice, round by round. */
          cost: spread,
        }),
      ),
    }),
  ),
  /** Megabytes on disk. */
  stored: z.array(z.object({ engine: z.string(), customers: z.int(), megabytes: z.number() })),
});
export type GrowthFigures = z.infer<typeof growthSchema>;
