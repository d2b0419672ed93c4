import { allergensTable, askedTable } from '#bench/allergens/table.ts';
import { phoneTable } from '#bench/browser/phone/table.ts';
import { browserTable } from '#bench/browser/table.ts';
import { setsTable, speedsTable } from '#bench/foods/table.ts';
import { importTable } from '#bench/import/table.ts';
import type { Row } from '#test/faults/report.ts';
import { said, survivorsTable } from '../mutants/table.ts';
import type { Part, PartName, Parts, Taken } from './parts.ts';
import { grouped, table } from './table.ts';

const HEAD = `# Figures

Written by \`npm run figures\`, none by hand. Each part says when, of which commit and on which machine it was taken, and the command that takes it again; \`npm run figures -- PART\` takes one part anew.
`;

const taken = ({ date, commit, machine }: Taken, command: string) =>
  `Taken on ${date} of commit ${commit}, by \`${command}\`, on ${machine}.`;

type Section<Name extends PartName> = (part: Part<Name>) => string;

const faultsTable = (rows: readonly Row[]) =>
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
    rows.map((row) => [
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
  );

const faults: Section<'faults'> = (part) =>
  [
    '## Faults',
    taken(part, 'npm run test:faults'),
    'A write counts as acknowledged once its answer arrived; every one of them is looked for afterwards. What was never acknowledged has to be there whole, once, or not at all. Seconds to recover run from the moment the cause was taken away; of a stop, until it ended.',
    faultsTable(part.figures),
  ].join('\n\n');

const told: Section<'told'> = (part) =>
  [
    '## Being told, and killed',
    taken(part, "npm run test:faults -- --only 'mails and pushes'"),
    'A server is killed, once in each round, while mails and pushes of new plans leave. Each of a plan that was acknowledged has to arrive, under one name: what is sent again after a kill has the same, by which programs show it once.',
    faultsTable(part.figures),
  ].join('\n\n');

const failover: Section<'failover'> = (part) =>
  [
    '## When PostgreSQL’s leader dies',
    taken(part, 'npm run test:failover'),
    'Three PostgreSQL under Patroni, of which one leads and one confirms each commit; HAProxy leads two instances of the product to the leader. While four people write, the leader is killed with all of its processes, or what else the row says befalls it. Seconds are the longest time in each round in which an instance acknowledged no write; 30 are allowed. No instance is started again, and the streams that were open tell of changes again.',
    faultsTable(part.figures),
  ].join('\n\n');

const offline: Section<'offline'> = (part) =>
  [
    '## Two phones without a network',
    taken(part, 'npm run test:offline -- --runs 1000'),
    `${part.figures.runs} random runs of two phones of one customer against a real server: no network and back, answers lost after the server stored what was sent, reloads, a session that is over, another device, midnight. ${part.figures.stored} versions of days were stored; ${part.figures.wrong.length} ticks, words or messages were lost, doubled, or looked different on a phone and the server 5 seconds after the network was back. What two phones changed differently waits on one of them to be chosen.`,
  ].join('\n\n');

const week: Section<'week'> = (part) => {
  const { effects, slots, answers } = part.figures;
  const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
  return [
    '## The practice’s week',
    taken(part, 'npm run test:week'),
    `${grouped(slots.tries)} tries at once at appointments for one, at both clock changes and on both engines: ${slots.doubles} double bookings. ${grouped(answers.runs)} random runs of two phones that answer a questionnaire, while networks and phones fail and the questionnaire is changed and deleted: ${answers.lost} answers lost. ${grouped(effects.halfYears)} simulated half-years in which breakfast changes once, four days of five logged: an effect of 30 points is found in ${percent(effects.found)} (90 % wanted), and one where there is none in ${percent(effects.falseAlarms)} (at most 5 %).`,
  ].join('\n\n');
};

const mutants: Section<'mutants'> = (part) =>
  [
    '## Mutants',
    taken(
      part,
      `npm run test:mutants -- --count ${part.figures.count} --seed ${part.figures.seed}`,
    ),
    'Small changes at random places of `domain/`, `server/` and the parts of `web/` that need no browser, one after the other in a copy of the code. Each line of code is as likely as any other; words, lines for the log and migrations that have landed are left alone. A change is caught when one of the tests that reach it fails, of those without a browser.',
    said(part.figures),
    survivorsTable(part.figures),
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
  const { bytes, load, starts, memory } = part.figures;
  return [
    '## Start and memory',
    taken(part, 'npm run bench:start'),
    `From the call for the process to the first healthy answer, with ${(bytes / 1e9).toFixed(2)} GB of customers’ data on SQLite; the budget is 600 ms, of a start which finds its code compiled. A first one ever compiles it for all later ones of the same version and user. The bare server of the bench, which does next to nothing, shows how fast the machine is. The load of the machine by others was ${load}.`,
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

const browser: Section<'browser'> = (part) => {
  const { customers, slower, load, slowKeys, rows } = part.figures;
  return [
    '## In the browser',
    taken(part, 'npm run bench:browser'),
    `In a practice of ${customers.toLocaleString('en-GB')} customers, on a processor made ${slower} times slower, in ms. Time runs from the key or the click to the painted frame, and grows with whatever else the machine does: the load was ${load}, and what an empty page takes for a key stands beside it. Work is what the page’s main thread did, by its own processor clock on the whole processor, times ${slower}: that of others is not in it. Pressed as by hand, the button was down for 80 ms before the click, in which fetching has begun. Event Timing counted ${slowKeys} keys in the week above 16 ms.`,
    browserTable(rows),
  ].join('\n\n');
};

const phone: Section<'phone'> = (part) => {
  const { kilobits, roundTrip, slower, load, rows } = part.figures;
  return [
    '## On a cheap phone',
    taken(part, 'npm run bench:browser -- --phone'),
    `The dashboard of a customer who is signed in, over HTTP/1.1 at ${kilobits} kbit/s with ${roundTrip} ms for each request, on a processor made ${slower} times slower. Cold, the browser has nothing of the product; warm, on a new page, it has what its cache and the service worker keep. Usable is it once the first meal can be ticked and is painted; requests and kB are what went over the network until then. The load of the machine was ${load}: all of these times grow with it.`,
    phoneTable(rows),
  ].join('\n\n');
};

const morning: Section<'morning'> = (part) => {
  const { customers, load, seconds } = part.figures;
  return [
    '## A dietician’s morning',
    taken(part, 'npm run bench:morning'),
    `In a practice of ${customers} customers the dashboard opens in ${seconds.toFixed(1)} s in a browser that was never here; 1.5 s are wanted. The load of the machine was ${load}.`,
  ].join('\n\n');
};

const plansIn: Section<'import'> = (part) =>
  [
    '## Plans from other programs',
    taken(part, 'npm run bench:import'),
    'Plans made by hand in the variety that hand-outs have: workbooks, Word documents, tables as text, clipboards, chats, in twelve languages. Each is read without any correction; a cell counts where its whole text stands in the right day and meal. None of them is anybody’s own plan, and the rules were mended until they read them: of nineteen that were written before the rules had met them, ten were right at first; the last table says it of the sets that were written later, in the manner of published plans, and of the last six, which were published. Files that are not wholly right have a row. What of unknown plans lands in the right place, this figure does not say.',
    importTable(part.figures),
  ].join('\n\n');

const ASKED =
  'Of these cells, some were written with what one person says about themselves, in their own words and language (‘coeliac disease’, ‘no pork’, ‘ovo-vegetarian’): about half of them have to be marked for that person, and the others look as if. They were written in four sets before the rule had met them. At the first run, of the first set (338 cells) 89.4 % of the cells to be marked were marked, with 5.9 wrong marks in 100 cells, of the second (345) 96.1 % with 4.9, of the third (343) 91.9 % with 5.2; what failed was mended by its kind before the next set was written. The fourth (168 cells, kept aside) was run once, with 98.0 % and 3.0. Of 1,089 more cells, mostly names of single dishes, 92.7 % of the foods were found at first, with 4.3 wrong marks in 100 cells. Thirteen labels were corrected after a run, none in the fourth set.';

const allergens: Section<'allergens'> = (part) =>
  [
    '## Marked allergens',
    taken(part, 'npm run bench:allergens'),
    'Meals as dieticians write them, in twelve languages, each labelled by hand with what is in it of the fourteen allergens of the EU and of what ways of eating leave out (meat, pork, alcohol, honey, gelatine), and with what may be; `test/allergens/corpus/` holds them. The rule is asked for somebody who avoids all of it. The lists of words were made with the first part in view. The second part was labelled afterwards by the same people, and what the rule said of its cells changed nothing. Of 379 cells of the first part, which were written and labelled before the rule had met them, 96.2 % of the foods were found at first, with 2.1 wrong marks in 100 cells. A wrong mark costs a reason of a few words; one that is not found may cost more: no mark means no known match, not that a meal is safe.',
    allergensTable(part.figures),
    ASKED,
    askedTable(part.figures),
  ].join('\n\n');

const foods: Section<'foods'> = (part) =>
  [
    '## Foods in plans',
    taken(part, 'npm run bench:foods'),
    'Cells of plans in English, German, French, Spanish and Italian, a few in Arabic and Hindi, written by us after the manner of real plans and labelled by hand with the everyday food and the grams of each, before the reader saw them; `bench/foods/labelled/` holds them, and no label was changed afterwards. They are read, matched and weighed as for a practice that confirmed nothing yet, five cells a day in the older sets and four to six in the newer; the energy of a day is compared with that of the labels. What failed at the first run of a set was mended by its kind, but for the last set; so only the first run says how cells are read that nobody has seen. In the sets of portions of published guides, labelled on 2026-12-01, an amount that nobody wrote is that of the country’s guide or of SR28, named beside its label; a portion that nobody wrote cost no day there, but dishes whose parts were counted twice or not at all did. What is in a dish that is counted as a whole is counted with it; a food is not shown if no food, question or word of its cell says that it is missing.',
    setsTable(part.figures.sets),
    `Of ${grouped(part.figures.names)} names of foods and dishes of many kitchens in seven languages, which \`bench/foods/names/\` lists, ${grouped(part.figures.names - part.figures.namesLost)} are foods with a usual portion, after the mending.`,
    `The published tables have ${grouped(part.figures.foods)} foods, many with names in several languages. A search looks at ${grouped(part.figures.searched)}, filled up with foods of SR28 under other names; the practice of these times has ${part.figures.own} own. In the process of the server, without the network.`,
    speedsTable(part.figures.speeds),
  ].join('\n\n');

const section = <Name extends PartName>(write: Section<Name>, part: Part<Name>) =>
  `\n${write(part)}\n`;

/** The content of `docs/FIGURES.md`. */
export const figuresPage = (parts: Parts): string =>
  [
    HEAD,
    section(faults, parts.faults),
    parts.told ? section(told, parts.told) : '',
    parts.failover ? section(failover, parts.failover) : '',
    parts.offline ? section(offline, parts.offline) : '',
    parts.week ? section(week, parts.week) : '',
    parts.mutants ? section(mutants, parts.mutants) : '',
    section(fuzz, parts.fuzz),
    section(sizes, parts.sizes),
    section(start, parts.start),
    section(browser, parts.browser),
    parts.phone ? section(phone, parts.phone) : '',
    parts.morning ? section(morning, parts.morning) : '',
    parts.import ? section(plansIn, parts.import) : '',
    parts.allergens ? section(allergens, parts.allergens) : '',
    parts.foods ? section(foods, parts.foods) : '',
  ].join('');
