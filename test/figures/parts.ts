import * as z from 'zod';
import { benchSchema, growthSchema } from '../bench/figures/schema.ts';
import { capacitySchema } from './capacity/schema.ts';

const seconds = z.object({ median: z.number(), max: z.number() }).nullable();

const faultsSchema = z.array(
  z.object({
    scenario: z.string(),
    engine: z.string(),
    rounds: z.int(),
    acknowledged: z.int(),
    lost: z.int(),
    duplicated: z.int(),
    halfWritten: z.int(),
    seconds,
    note: z.string(),
    notRun: z.string(),
    passed: z.boolean(),
  }),
);

const plantedSchema = z.object({
  caught: z.int(),
  planted: z.array(z.object({ title: z.string(), caughtBy: z.string().nullable() })),
});

const fuzzSchema = z.object({
  seed: z.int(),
  rounds: z.int(),
  engines: z.array(z.object({ engine: z.string(), sent: z.int() })),
});

const testsSchema = z.object({
  seconds: z.number(),
  tallies: z.array(z.object({ suite: z.string(), passed: z.int(), failed: z.int() })),
});

const sizesSchema = z.array(z.object({ route: z.string(), kb: z.number(), most: z.number() }));

const startSchema = z.object({
  bytes: z.int(),
  /** Of the machine, before the product was started. */
  load: z.number(),
  /** Whether it ran before everything else there, in real time. */
  ahead: z.boolean(),
  starts: z.array(
    z.object({
      name: z.string(),
      median: z.number(),
      worst: z.number(),
      rounds: z.int(),
      cpuMs: z.number().nullable(),
    }),
  ),
  memory: z.array(
    z.object({
      engine: z.string(),
      started: z.number(),
      page: z.number(),
      signedIn: z.number().nullable(),
    }),
  ),
});

const spread = z.object({ median: z.number(), p95: z.number(), count: z.int() });

const browserSchema = z.object({
  customers: z.int(),
  slower: z.number(),
  load: z.number(),
  slowKeys: z.int(),
  rows: z.array(
    z.object({
      what: z.string(),
      time: spread,
      work: spread.nullable(),
      most: z.number().nullable(),
    }),
  ),
});

const lighthouseSchema = z.object({
  load: z.number(),
  runs: z.int(),
  scores: z.array(z.object({ title: z.string(), best: z.number() })),
  measured: z.array(z.object({ title: z.string(), best: z.string() })),
});

/** What each command hands over, by the name of its part. */
export const partSchemas = {
  faults: faultsSchema,
  planted: plantedSchema,
  fuzz: fuzzSchema,
  tests: testsSchema,
  sizes: sizesSchema,
  capacity: capacitySchema,
  bench: benchSchema,
  growth: growthSchema,
  start: startSchema,
  browser: browserSchema,
  lighthouse: lighthouseSchema,
} as const;

export type PartName = keyof typeof partSchemas;
export const PARTS = Object.keys(partSchemas) as PartName[];

const takenSchema = z.object({ date: z.string(), commit: z.string(), machine: z.string() });

/** When, of which code and where a part was measured. */
export type Taken = z.infer<typeof takenSchema>;

export type Part<Name extends PartName> = Taken & {
  readonly figures: z.infer<(typeof partSchemas)[Name]>;
};

export type Parts = { readonly [Name in PartName]?: Part<Name> };

/** A part as its file holds it. Throws where the file holds something else. */
export function partIn(name: PartName, text: string): Part<PartName> {
  return takenSchema.extend({ figures: partSchemas[name] }).parse(JSON.parse(text));
}
