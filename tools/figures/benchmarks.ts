import type { Part, Parts } from './parts.ts';
import { engineName, grouped, table } from './table.ts';
import { GROWTH, targetsOf } from './targets.ts';

const HEAD = `# Benchmarks

What a request costs, beside the least that could give the same answer, and in practices of growing size. \`npm run bench\` and \`npm run bench -- --growth\` measure it, and \`npm run figures -- --write\` writes this page from \`docs/figures/\`; none of it is by hand.`;

const HOW_TO_READ = `## How to read it

Beside the product runs a bare server: \`node:http\` without a framework, one prepared statement that also checks session and role, and no check of what it is sent, no audit, no notice to others. Both have to give the same answer (\`bench/server/bare.http.test.ts\`).

They are loaded in turn, round by round, through 16 connections, so whatever else the machine does meets both alike. **Quote the ratio**: requests a second of the product over those of the bare server in the same round, the median of the rounds, with the least and the most. CPU is that of the server's process and of all of PostgreSQL's. Times include the queue.

- *save a day*: the product reads what is planned and logged, merges, checks and writes; the bare server writes whatever it is sent. On SQLite the product confirms writes that come together with one wait for the disk.
- *save a day with another note*: the note waits for an answer and the dietician is told, in ten statements. The bare server knows nothing of that.
- *page of 50 customers*: what choosing a customer for a plan asks for. *with adherence*: the list of customers, with their last fourteen days.
- *sign-in* is nearly all scrypt, the same for both.`;

/** The content of `docs/BENCHMARKS.md`. */
export function benchmarksPage(parts: Parts): string {
  const { bench, growth, start, browser } = parts;
  const sections = [HEAD, ...targets(parts), HOW_TO_READ, ...benched(bench), ...grown(growth)];
  const where = ({ date, commit, machine, figures }: typeof start | typeof browser) =>
    `taken on ${date} of commit ${commit}, on ${machine}; the load of the machine was ${figures.load}.`;
  return `${[
    ...sections,
    '## Start and browser',
    `- [Start and memory](FIGURES.md#start-and-memory): ${where(start)}\n- [In the browser](FIGURES.md#in-the-browser): ${where(browser)} Until it is painted it takes longer the busier the machine is; the work of the main thread does not.`,
  ].join('\n\n')}\n`;
}

function targets(parts: Parts): string[] {
  const all = targetsOf(parts);
  const missed = all.filter(({ met }) => !met);
  return [
    '## Targets',
    `${all.length - missed.length} of ${all.length} are met${missed.length ? '; those that are not stand first' : ''}.`,
    table(
      ['', 'target', 'wanted', 'found'],
      [...missed, ...all.filter(({ met }) => met)].map(({ what, wanted, found, met }) => [
        met ? 'met' : '**not met**',
        what,
        wanted,
        found,
      ]),
    ),
  ];
}

type Spread = { readonly median: number; readonly least: number; readonly most: number };
const spread = ({ median, least, most }: Spread) =>
  `**${median.toFixed(2)}** (${least.toFixed(2)} to ${most.toFixed(2)})`;

/** When, where and on which commit a part was measured. */
const takenWords = ({ date, commit, machine, figures }: Part<'bench'> | Part<'growth'>) => {
  const { kernel, sqlite, postgres, minutes, seconds, othersBefore } = figures.setting;
  return `Taken on ${date} of commit ${commit}, on ${machine}, Linux ${kernel}, SQLite ${sqlite}, PostgreSQL ${postgres}, in ${minutes} minutes; rounds of ${seconds} s, of sign-in 32 requests. When it began, ${othersBefore.toFixed(1)} processes of others wanted to run (a minute’s average).`;
};

const warmUpWords = (rounds: number) =>
  `Of each work ${rounds} rounds before the first are not counted, in which a server compiles what it runs and reads the disk.`;

function benched(part: Part<'bench'>): string[] {
  const { customers, setting, warmUps, rows } = part.figures;
  return [
    '## The product beside the bare server',
    takenWords(part),
    `${grouped(customers)} customers, each with ${setting.plans} plans and ${setting.days} days. Product / bare server in each cell. ${warmUpWords(warmUps)}`,
    table(
      [
        'work',
        'engine',
        'ratio',
        'requests a second',
        'CPU of the server, µs',
        'of PostgreSQL, µs',
        'p50, ms',
        'p99, ms',
        'bad',
      ],
      rows.map(({ title, engine, ratio, product, bare, bad }) => {
        const both = (figure: keyof typeof product) => [product, bare].map((each) => each[figure]);
        const whole = (figure: keyof typeof product) => both(figure).map(grouped).join(' / ');
        const tenths = (figure: keyof typeof product) =>
          both(figure)
            .map((ms) => ms.toFixed(1))
            .join(' / ');
        return [
          title,
          engineName(engine),
          spread(ratio),
          whole('perSecond'),
          whole('serverMicros'),
          engine === 'postgres' ? whole('databaseMicros') : '',
          tenths('p50'),
          tenths('p99'),
          String(bad),
        ];
      }),
    ),
  ];
}

/** The part about practices of growing size. */
function grown(part: Part<'growth'>): string[] {
  const { rows, stored, connections, warmUps, setting } = part.figures;
  const growing = growingIn(part);
  const sizes = rows[0]?.points.map(({ customers }) => customers) ?? [];
  return [
    '## Growth',
    takenWords(part),
    `The product on practices of growing size, ${connections} connections, each customer with ${setting.plans} plans and ${setting.days} days. The practices are all there at once and asked in turn, round by round. ${warmUpWords(warmUps)} The table has the CPU of the server and of PostgreSQL for one request, in ms, and the cost in the largest practice over that in the smallest, in the same round.`,
    table(
      ['work', 'engine', ...sizes.map((size) => `ms for ${grouped(size)}`), 'cost', 'bad'],
      rows.map(({ title, engine, points, bad }) => [
        title,
        engineName(engine),
        ...points.map((point) => millisOf(point).toFixed(2)),
        points.map(({ cost }) => spread(cost)).at(-1) ?? '',
        String(bad),
      ]),
    ),
    ...(growing.length > 0 ? [`These grow with the practice:\n\n${growing.join('\n')}`] : []),
    `On disk: ${stored.map(({ engine, customers, megabytes }) => `${engineName(engine)} with ${grouped(customers)} customers ${grouped(megabytes)} MB`).join(', ')}.`,
  ];
}

/** Why the cost of a work grows: by the name of the work, or by that and the engine. */
const WHY_IT_GROWS: Readonly<Record<string, string>> = {
  counts:
    'each customer is counted; on SQLite in an index, but for those whose period has ended, which follows from today’s date where they live',
  'search, sqlite':
    'SQLite’s index lists, for every three letters in a row, the customers whose name or address contains them; a search reads the lists of its letters, which grow with the practice',
};

type Point = { readonly serverMicros: number; readonly databaseMicros: number };
const millisOf = ({ serverMicros, databaseMicros }: Point) =>
  (serverMicros + databaseMicros) / 1000;

/** Works whose cost grows with the practice, with their milliseconds of CPU. */
const growingIn = ({ figures: { rows } }: Part<'growth'>): string[] =>
  rows.flatMap(({ work, title, engine, points }) => {
    const [smallest, largest] = [points[0], points.at(-1)];
    if (!smallest || !largest || largest.cost.median <= GROWTH) return [];
    const [from, to] = [smallest, largest].map(
      (point) =>
        `${millisOf(point).toFixed(2)} ms of CPU for ${grouped(point.customers)} customers`,
    );
    const why = WHY_IT_GROWS[work] ?? WHY_IT_GROWS[`${work}, ${engine}`];
    return `- *${title}*, ${engineName(engine)}: ${from}, ${to}${why ? `; ${why}` : ''}`;
  });
