import { buildWebIfNeeded } from './build.ts';
import { ConfigError, readConfig } from './config.ts';
import { announce, log } from './log.ts';
import { openLog } from './logOutput.ts';
import { startServer } from './start.ts';

try {
  const config = readConfig(process.env);
  if (!process.argv.includes('--no-build')) await buildWebIfNeeded();
  openLog(config.log);
  const running = await startServer(config);
  announce(`\n  Weekplate is running at ${config.publicUrl ?? running.url}`);
  if (running.setUpUrl)
    announce(
      `  Nobody is a dietician yet. Make the first account with this one-time link:\n  ${running.setUpUrl}`,
    );
  announce('');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs, a service manager must not have to kill us.
    setTimeout(() => process.exit(1), 8000).unref();
    await running.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  if (!process.stdout.isTTY) log.error('not started', { error: error.message });
  process.stderr.write(`Weekplate did not start. ${error.message}\n`);
  process.exit(1);
}
