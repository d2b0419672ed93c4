import { barePostgres, bareSqlite } from './bare/engine.ts';
import { bareServer } from './bare/server.ts';

/** The bare server as a process, with PORT and either DATABASE_URL or SQLITE_FILE. */
const { DATABASE_URL, SQLITE_FILE = '', PORT } = process.env;
const engine = DATABASE_URL ? barePostgres(DATABASE_URL) : bareSqlite(SQLITE_FILE);
bareServer(engine).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
