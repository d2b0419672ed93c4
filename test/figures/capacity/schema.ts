import * as z from 'zod';

const WORKS = ['latest', 'profile', 'insert', 'update', 'adherence', 'sign-in'] as const;
export type Work = (typeof WORKS)[number];

/** What `npm run figures -- capacity` measures. */
export const capacitySchema = z.object({
  customers: z.int(),
  /** Bytes of PostgreSQL's disk for one row, indexes and all. */
  tables: z.array(z.object({ table: z.string(), rows: z.int(), bytes: z.number() })),
  /** Each table: whose its rows are, and what stands in the way of spreading it by that. */
  spread: z.array(
    z.object({
      table: z.string(),
      /** Null: its rows are about no customer. */
      owner: z.string().nullable(),
      /** Columns, in their order. */
      key: z.string(),
      /** Unique without the owner: another machine could not tell that they are taken. */
      uniqueElsewhere: z.string(),
    }),
  ),
  /** CPU of one request, in microseconds; where there are figures of the bench, those are used. */
  requests: z.array(z.object({ work: z.enum(WORKS), server: z.number(), database: z.number() })),
  /** One open stream, for a second in which nothing is told: CPU. */
  stream: z.object({ streams: z.int(), serverMicros: z.number(), databaseMicros: z.number() }),
  /** One change told to all instances. */
  notify: z.object({
    /** One after the other, as an instance sends them. */
    perSecond: z.number(),
    databaseMicros: z.number(),
    /** Of an instance that hears it, without its streams. */
    hearMicros: z.number(),
    /** For each stream that is told of it. */
    heardMicros: z.number(),
  }),
});
export type TableSpread = CapacityFigures['spread'][number];
export type CapacityFigures = z.infer<typeof capacitySchema>;

const benchSchema = z.object({
  date: z.string(),
  commit: z.string(),
  machine: z.string(),
  figures: z.object({
    rows: z.array(
      z.object({
        work: z.string(),
        engine: z.string(),
        connections: z.int(),
        product: z.object({ serverMicros: z.number(), databaseMicros: z.number() }),
      }),
    ),
  }),
});

/** CPU of one request, in microseconds. */
export type Cost = { readonly server: number; readonly database: number };

export type Costs = {
  readonly taken: string;
  readonly of: Readonly<Record<Work, Cost>>;
};

/** From what `npm run bench` wrote: PostgreSQL, at 16 connections. Throws where a work is missing. */
export function costsIn(text: string): Costs {
  const { date, commit, machine, figures } = benchSchema.parse(JSON.parse(text));
  const costs = WORKS.map((name) => {
    const row = figures.rows.find(
      ({ work, engine, connections }) =>
        work === name && engine === 'postgres' && connections === 16,
    );
    if (!row) throw new Error(`npm run bench did not measure ${name} on PostgreSQL.`);
    const { serverMicros, databaseMicros } = row.product;
    return [name, { server: serverMicros, database: databaseMicros }] as const;
  });
  return {
    taken: `by \`npm run bench\`, ${date}, of commit ${commit}, on ${machine}: 16 connections`,
    of: Object.fromEntries(costs) as Costs['of'],
  };
}

/** From what `npm run figures -- capacity` measured itself. */
export function costsOf({ requests }: CapacityFigures): Costs {
  const costs = requests.map(({ work, server, database }) => [work, { server, database }]);
  return {
    taken: 'by `npm run figures -- capacity`, 16 at once, until `npm run bench` has been run',
    of: Object.fromEntries(costs) as Costs['of'],
  };
}
