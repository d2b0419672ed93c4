import type { KyselyPlugin } from 'kysely';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';

/**
 * A process that migrates and kills itself with SIGKILL after DIE_AFTER statements; 0: before the first. If
 * there are fewer, it prints how many there were.
 */
const dieAfter = Number(process.env.DIE_AFTER);
let done = 0;

const mortal: KyselyPlugin = {
  transformQuery({ node }) {
    if (dieAfter === 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  async transformResult({ result }) {
    done += 1;
    if (done === dieAfter) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};

const { db, engine, close } = await openDatabase(readConfig(process.env));
await migrate({ db: db.withPlugin(mortal), engine });
await close();
console.log(done);
