import { ConfigError, readConfig } from '../config/config.ts';
import { restrictNewFiles } from '../config/environment.ts';
import { announce, log } from '../log/log.ts';
import { type EndProcess, openLog } from '../log/output.ts';
import { buildWebIfNeeded } from './build.ts';
import { type Running, startServer } from './start.ts';

restrictNewFiles();

// Replaced once the log is open, because the log has to write its last lines first.
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
    // Ends the process even when closing hangs, before a service manager would kill it.
    setTimeout(() => void end(1, 1000), 8000).unref();
    await running?.close();
    await end(0);
  };
  // Registered before the start, whose migrations may take minutes: the first process in a container ignores
  // signals that it has no listener for.
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
