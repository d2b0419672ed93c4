import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.ts';

const http = '{server,test}/**/*.http.test.ts';
// What all the others have left behind; the last step of `npm test`.
const logs = 'test/logs/*.logs.test.ts';

export default defineConfig({
  test: {
    // Most of an HTTP test is waiting: for a process, a bounded time, a hash.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{demo,domain,server,web,test}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, http, logs],
          // To load everything anew for each file takes more than all of these tests. What one of them
          // puts in the place of a clock or of something global it takes away again.
          isolate: false,
          // Beside the HTTP tests what takes a second may take several.
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
          // What is cut off goes on behind the next test, and spoils that as well: on a machine that is
          // busy with much else it should not be.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A server that others share the processor with may take long for what it does beside.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      { test: { name: 'logs', include: [logs], testTimeout: 60_000 } },
    ],
  },
});
