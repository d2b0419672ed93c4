import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ConfigError } from '#server/config/config.ts';
import { restrictNewFiles } from '#server/config/environment.ts';
import { DEMO_PASSWORD } from './fill.ts';
import { CAST } from './people/cast.ts';
import { DIETICIANS } from './people/dieticians.ts';
import { startDemo } from './startDemo.ts';

restrictNewFiles();

/** The customers that are worth signing in as, and why. */
const INTRODUCED: readonly [email: string, why: string][] = [
  ['山田 恵子', 'never misses a meal'],
  ['Oluwaseun Adébáyò-Thompson', 'is losing heart'],
  ['Giulia Ferrari', 'is paused'],
  ['Mateus Oliveira da Conceição e Albuquerque', 'has expired'],
  ['Freya Whitcombe', 'signed up today: no plan, no profile'],
];

const HOUR_MS = 3_600_000;

try {
  const { customers, isPublic } = wanted(process.argv.slice(2));
  await buildWebIfNeeded();
  const start = () => startDemo({ env: process.env, customers, isPublic });
  let running = await start();
  process.stdout.write(introduction(running.url, customers ?? CAST.length));
  // What strangers wrote is gone after an hour.
  if (isPublic)
    setInterval(async () => {
      await running.close();
      running = await start();
    }, HOUR_MS);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`The demo did not start. ${error.message}\n`);
  process.exit(1);
}

type Wanted = { readonly customers: number | undefined; readonly isPublic: boolean };

/** What `--customers N` and `--public` ask for. Throws {@link ConfigError}. */
function wanted(args: string[]): Wanted {
  const { values, tokens } = parseArgs({
    args,
    options: { customers: { type: 'string' }, public: { type: 'boolean', default: false } },
    strict: false,
    tokens: true,
  });
  const unknown = tokens.find(
    (token) => token.kind !== 'option' || !['customers', 'public'].includes(token.name),
  );
  if (unknown)
    throw new ConfigError(
      `${args[unknown.index]} is not known here; --customers N and --public are.`,
    );
  const isPublic = values.public === true;
  if (values.customers === undefined) return { customers: undefined, isPublic };
  const count = typeof values.customers === 'string' ? Number(values.customers) : Number.NaN;
  if (!Number.isInteger(count) || count < 1)
    throw new ConfigError('--customers wants a whole number from 1.');
  return { customers: count, isPublic };
}

function introduction(url: string, customers: number): string {
  const line = (email: string, words: string) => `    ${email.padEnd(38)}${words}`;
  const named = INTRODUCED.flatMap(([name, why]) => {
    const person = CAST.slice(0, customers).find((each) => each.name === name);
    return person ? [line(person.email, `${person.name}, who ${why}`)] : [];
  });
  return [
    '',
    `  The Weekplate demo is running at ${url}`,
    `  Two dieticians, ${customers} customers, six months; thrown away when it ends (Ctrl+C).`,
    '',
    `  Everybody's password: ${DEMO_PASSWORD}`,
    '',
    '  Dieticians',
    ...DIETICIANS.map(({ email, profile }) => line(email, profile.name)),
    '  Customers',
    ...CAST.slice(0, 1).map(({ email, name }) => line(email, `${name}, the one to begin with`)),
    ...named,
    '',
    '',
  ].join('\n');
}
