import { configDefaults, defineConfig } from 'vitest/config';
import { SlowTestsFirst } from './test/slowTestsFirst.ts';

const http = '{server,test,bench}/**/*.http.test.ts';
// These check what all other tests have left behind in the logs; the last step of `npm test`.
const logs = 'test/logs/*.logs.test.ts';

export default defineConfig({
  test: {
    // An HTTP test mostly waits: for a process, a bounded time, a hash.
    maxWorkers: 4,
    sequence: { sequencer: SlowTestsFirst },
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{demo,domain,server,web,test,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, http, logs],
          // Loading everything anew for each file takes longer than all of these tests. A test that
          // replaces a clock or something global puts the original back.
          isolate: false,
          // HTTP tests run at the same time, so what takes a second may take several.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'http',
          include: [http],
          // Each file starts a server of its own; the code of all servers is loaded once.
          isolate: false,
          globalSetup: 'test/httpSetup.ts',
          setupFiles: ['test/logs/setup.ts', 'test/cheapHashes.ts'],
          // Generous, for a busy machine: a test that is cut off goes on running during the next one, and
          // spoils that as well.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A server that shares the processor with others may be slow with its background work.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      { test: { name: 'logs', include: [logs], testTimeout: 60_000 } },
    ],
  },
});
