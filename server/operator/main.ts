import { ConfigError, readConfig } from '../config/config.ts';
import { restrictNewFiles } from '../config/environment.ts';
import { assertUpToDate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { commands, optionsIn, USAGE } from './commands.ts';

restrictNewFiles();

/** `weekplate user COMMAND [EMAIL] [--anew] [--owner]`: what an operator may do to accounts. */
const [name = '', email = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const options = name === 'promote' || words.length === 0 ? optionsIn(words) : null;
if (!command || (name !== 'list') !== email.includes('@') || !options) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await assertUpToDate(database);
    const operator = { db: database.db, config, now: () => new Date() };
    const said = await command(operator, email, options);
    process.stdout.write(`${said}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
