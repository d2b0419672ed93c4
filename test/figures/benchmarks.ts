import type { Part, Parts } from './parts.ts';
import { engineName, grouped, table } from './table.ts';
import { GROWTH, targetsOf } from './targets.ts';

const HEAD = `# Benchmarks

Written by \`npm run bench\` and \`npm run bench -- --growth\`, which start everything they need and clean up after themselves. Targets of the start and of the browser are counted in, from \`npm run figures -- start\` and \`npm run figures -- browser\`. None of it is by hand: \`npm run figures -- --write\` writes it anew from what was measured, which is kept in \`docs/figures/\`, and \`npm test\` fails where the page says anything else.`;

const HOW_TO_READ = `## How to read it

The product runs in production mode, its limits on tries set so high that they never refuse. Beside it runs the least that could give the same answer: \`node:http\` without a framework, one prepared statement with the session and role check in it (sign-in takes two: the hash is read before it can be compared), no check of what it is sent, no audit, no notice to other instances. Before anything is measured each work is asked of both, and an answer that differs in its data ends the run; \`test/bench/bare.http.test.ts\` does the same in \`npm test\`.

All servers run all the time and are loaded one after the other, round by round, each second round in the opposite order: whatever else the machine does meets each of them alike. So **the ratio is the figure to quote**: requests a second of the product over those of the bare server in the same round, the median of the rounds, with the least and the most. The load comes from a process of its own on the same machine (autocannon) and takes its share of it; CPU is that of the server's process, from the kernel's account, and of all of PostgreSQL's processes. Times are what the load saw, at 16 connections, and so include the queue.

Requests are made for up to 2,048 customers spread over all of the practice, whatever its size: their rows are in memory after the first rounds, those of the others need not be.

- *save a day*: the product asks who it is, reads what is planned and logged for the day, merges, checks and counts the meals, and writes; the bare server writes whatever it is sent, in one statement with the session in it. On SQLite the product confirms writes that come together with one wait for the disk, the bare server waits once for each: there the ratio says as much of the disk as of the code.
- *save a day with another note* tells the dietician as well: the note waits for an answer, and whoever coaches the customer gets news of it by the channels they chose, all in one transaction of ten statements. The bare server knows nothing of that; the row says what a note costs.
- *page of 50 customers* is what choosing a customer for a plan asks for: who they are, their period and the day they logged last. The row *with adherence* is the list of customers, where each carries their last fourteen days as well. In either row both servers give the same answer, field by field.
- *sign-in* is nearly all scrypt, by intent, and the same for both.`;

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
  `Of each work ${rounds} rounds before the first are not counted, in which a server compiles what it runs and reads from the disk what nobody had asked for since its start.`;

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
  return [
    '## Growth',
    takenWords(part),
    `The product on practices of growing size, ${connections} connections, each customer with ${setting.plans} plans and ${setting.days} days. The practices are all there at once and asked in turn, round by round. ${warmUpWords(warmUps)} Cost is the CPU of the server and of PostgreSQL for one request, over that of the smallest practice in the same round.`,
    table(
      [
        'work',
        'engine',
        'customers',
        'cost',
        'requests a second',
        'CPU of the server, µs',
        'of PostgreSQL, µs',
        'bad',
      ],
      rows.flatMap(({ title, engine, points, bad }) =>
        points.map((point) => [
          title,
          engineName(engine),
          grouped(point.customers),
          spread(point.cost),
          grouped(point.perSecond),
          grouped(point.serverMicros),
          engine === 'postgres' ? grouped(point.databaseMicros) : '',
          String(bad),
        ]),
      ),
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

/** Works whose cost grows with the practice, with their milliseconds of CPU. */
const growingIn = ({ figures: { rows } }: Part<'growth'>): string[] =>
  rows.flatMap(({ work, title, engine, points }) => {
    const [smallest, largest] = [points[0], points.at(-1)];
    if (!smallest || !largest || largest.cost.median <= GROWTH) return [];
    const [from, to] = [smallest, largest].map(
      (point) =>
        `${((point.serverMicros + point.databaseMicros) / 1000).toFixed(2)} ms of CPU for ${grouped(point.customers)} customers`,
    );
    const why = WHY_IT_GROWS[work] ?? WHY_IT_GROWS[`${work}, ${engine}`];
    return `- *${title}*, ${engineName(engine)}: ${from}, ${to}${why ? `; ${why}` : ''}`;
  });
