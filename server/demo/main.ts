import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '../build.ts';
import { ConfigError } from '../config.ts';
import { DEMO_PASSWORD } from './fill.ts';
import { CAST } from './people/cast.ts';
import { DIETICIANS } from './people/dieticians.ts';
import { startDemo } from './startDemo.ts';

/** Who is worth signing in as, and why. */
const INTRODUCED: readonly [email: string, why: string][] = [
  ['山田 恵子', 'never misses a meal'],
  ['Oluwaseun Adébáyò-Thompson', 'is losing heart'],
  ['Giulia Ferrari', 'is paused'],
  ['Mateus Oliveira da Conceição e Albuquerque', 'has expired'],
  ['Freya Whitcombe', 'signed up today: no plan, no profile'],
];

try {
  const { values } = parseArgs({ options: { customers: { type: 'string' } } });
  const customers = values.customers === undefined ? undefined : Number(values.customers);
  if (customers !== undefined && !(Number.isInteger(customers) && customers >= 1))
    throw new ConfigError('--customers wants a whole number from 1.');
  await buildWebIfNeeded();
  const running = await startDemo({ env: process.env, customers });
  process.stdout.write(introduction(running.url, customers ?? CAST.length));
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
