import { isFirst } from '../start/kinds.ts';
import { browserSection, lighthouseSection } from './pageOfBrowser.ts';
import type { Part, PartName, Parts, Taken } from './parts.ts';
import { table } from './table.ts';

const HEAD = `# Figures

Written by \`npm run figures\`, none by hand. Each part says when, of which commit and on which machine it was taken, and the command that takes it again; \`npm run figures -- PART\` takes one part anew.
`;

const taken = ({ date, commit, machine }: Taken, command: string) =>
  `Taken on ${date} of commit ${commit}, by \`${command}\`, on ${machine}.`;

type Section<Name extends PartName> = (part: Part<Name>) => string;

const faults: Section<'faults'> = (part) =>
  [
    '## Faults',
    taken(part, 'npm run test:faults'),
    'A write counts as acknowledged once its answer arrived; every one of them is looked for afterwards. What was never acknowledged has to be there whole, once, or not at all. Seconds to recover run from the moment the cause was taken away; of a stop, until it ended.',
    table(
      [
        'scenario',
        'engine',
        'rounds',
        'acknowledged',
        'lost',
        'duplicated',
        'half-written',
        'recovered in s, median / longest',
        '',
      ],
      part.figures.map((row) => [
        row.scenario,
        row.engine,
        ...(row.notRun
          ? ['', '', '', '', '', '']
          : [
              ...[row.rounds, row.acknowledged, row.lost, row.duplicated, row.halfWritten].map(
                String,
              ),
              row.seconds ? `${row.seconds.median.toFixed(2)} / ${row.seconds.max.toFixed(2)}` : '',
            ]),
        [row.notRun && `not run: ${row.notRun}`, row.note, row.passed ? '' : '**failed**']
          .filter(Boolean)
          .join(', '),
      ]),
    ),
  ].join('\n\n');

const planted: Section<'planted'> = (part) =>
  [
    '## Planted holes',
    taken(part, 'npm run test:planted'),
    `${part.figures.caught} caught of ${part.figures.planted.length} planted: each a deliberate defect in a copy of the code, and the first test that noticed it.`,
    table(
      ['defect', 'caught by'],
      part.figures.planted.map(({ title, caughtBy }) => [title, caughtBy ?? '**not caught**']),
    ),
  ].join('\n\n');

const fuzz: Section<'fuzz'> = (part) => {
  const { seed, rounds, engines } = part.figures;
  return [
    '## Hostile requests',
    taken(part, `FUZZ_SEED=${seed} npm run test:fuzz -- --rounds ${rounds}`),
    'Derived from the OpenAPI document for every operation: wrong types, huge, deep, NUL, half characters, unknown fields, wrong content types. None was answered 500, none stored anything, each was refused in words.',
    table(
      ['engine', 'requests'],
      engines.map(({ engine, sent }) => [engine, String(sent)]),
    ),
  ].join('\n\n');
};

const tests: Section<'tests'> = (part) =>
  [
    '## Every check',
    taken(part, 'npm test'),
    `In ${(part.figures.seconds / 60).toFixed(1)} minutes.`,
    table(
      ['checks', 'passed', 'failed'],
      part.figures.tallies.map(({ suite, passed, failed }) => [
        suite,
        String(passed),
        String(failed),
      ]),
    ),
  ].join('\n\n');

const sizes: Section<'sizes'> = (part) =>
  [
    '## First loads',
    taken(part, 'npm run sizes'),
    'JavaScript and CSS that a browser fetches before a screen can be used, gzipped, in kB.',
    table(
      ['address', 'kB', 'budget'],
      part.figures.map(({ route, kb, most }) => [route, kb.toFixed(1), String(most)]),
    ),
  ].join('\n\n');

const start: Section<'start'> = (part) => {
  const { bytes, load, ahead, starts, memory } = part.figures;
  const others = ahead
    ? `, and the product ran in real time before them (\`AHEAD=1\`): as on a machine of its own`
    : '';
  return [
    '## Start and memory',
    taken(part, `${ahead ? 'AHEAD=1 ' : ''}npm run bench:start`),
    `From the call for the process to the first healthy answer, with ${(bytes / 1e9).toFixed(2)} GB of customers’ data on SQLite; the budget is 600 ms.${firstStarts(starts)} The load of the machine by others was ${load}${others}.`,
    table(
      ['start', 'times', 'median ms', 'worst ms', 'CPU ms'],
      starts.map(({ name, rounds, median, worst, cpuMs }) =>
        [name, rounds, median, worst, cpuMs ?? ''].map(String),
      ),
    ),
    'Resident memory of the idle process in MB, code and shared libraries included; the budget is 150 MB.',
    table(
      ['engine', 'ten seconds after the start', 'after a page', 'after a sign-in'],
      memory.map(({ engine, started, page, signedIn }) => [
        engine,
        ...[started, page].map((mb) => mb.toFixed(1)),
        signedIn?.toFixed(1) ?? '',
      ]),
    ),
  ].join('\n\n');
};

const firstStarts = (starts: Part<'start'>['figures']['starts']) =>
  starts.some(isFirst)
    ? ' It is that of a start which finds its code compiled. A first one ever, with nothing in `.cache/node`, compiles it for all later ones of the same version and user.'
    : '';

const browser: Section<'browser'> = (part) =>
  ['## In the browser', taken(part, 'npm run bench:browser'), ...browserSection(part)].join('\n\n');

const lighthouse: Section<'lighthouse'> = (part) =>
  ['## Lighthouse', taken(part, 'npm run lighthouse'), ...lighthouseSection(part)].join('\n\n');

const section = <Name extends PartName>(write: Section<Name>, part: Part<Name> | undefined) =>
  part ? `\n${write(part)}\n` : '';

/** `docs/FIGURES.md`, of the parts there are. */
export const figuresPage = (parts: Parts): string =>
  [
    HEAD,
    section(faults, parts.faults),
    section(planted, parts.planted),
    section(fuzz, parts.fuzz),
    section(tests, parts.tests),
    section(sizes, parts.sizes),
    section(start, parts.start),
    section(browser, parts.browser),
    section(lighthouse, parts.lighthouse),
  ].join('');
