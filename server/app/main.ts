import { ConfigError, readConfig } from '../config/config.ts';
import { restrictNewFiles } from '../config/private.ts';
import { announce, log } from '../log/log.ts';
import { type EndProcess, openLog } from '../log/output.ts';
import { buildWebIfNeeded } from './build.ts';
import { type Running, startServer } from './start.ts';

restrictNewFiles();

// Until there is a log that could be behind.
let end: EndProcess = async (code) => process.exit(code);

try {
  const config = readConfig(process.env);
  if (!process.argv.includes('--no-build')) await buildWebIfNeeded();
  end = openLog(config.log);
  let running: Running | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs, a service manager must not have to kill us.
    setTimeout(() => void end(1, 1000), 8000).unref();
    await running?.close();
    await end(0);
  };
  // Before the start, which may bring the database up to date for minutes: the first process of a
  // container is ended by no signal that it does not ask for.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  running = await startServer(config);
  announce(`\n  Weekplate is running at ${config.publicUrl ?? running.url}`);
  if (running.setUpUrl)
    announce(
      `  Nobody is a dietician yet. Make the first account with this one-time link:\n  ${running.setUpUrl}`,
    );
  announce('');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  if (!process.stdout.isTTY) log.error('not started', { error: error.message });
  process.stderr.write(`Weekplate did not start. ${error.message}\n`);
  await end(1);
}
