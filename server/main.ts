import { buildWebIfNeeded } from './build.ts';
import { ConfigError, readConfig } from './config.ts';
import { announce, log } from './log.ts';
import { openLog } from './logOutput.ts';
import { startServer } from './start.ts';

// Who reads the log may be slow; what was said last is what they look for.
const LOG_MS = 3000;

try {
  const config = readConfig(process.env);
  if (!process.argv.includes('--no-build')) await buildWebIfNeeded();
  const closeLog = openLog(config.log);
  const running = await startServer(config);
  announce(`\n  Weekplate is running at ${config.publicUrl ?? running.url}`);
  if (running.setUpUrl)
    announce(
      `  Nobody is a dietician yet. Make the first account with this one-time link:\n  ${running.setUpUrl}`,
    );
  announce('');
  const end = async (code: number, logMs: number) => {
    if (await closeLog(logMs)) process.exit(code);
    // Any other exit waits for the write that hangs.
    process.kill(process.pid, 'SIGKILL');
  };
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs, a service manager must not have to kill us.
    setTimeout(() => void end(1, 1000), 8000).unref();
    await running.close();
    await end(0, LOG_MS);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  if (!process.stdout.isTTY) log.error('not started', { error: error.message });
  process.stderr.write(`Weekplate did not start. ${error.message}\n`);
  process.exit(1);
}
