import { defineConfig } from 'vitest/config';

const http = '{server,test}/**/*.http.test.ts';

/** The tests that a mutant can be caught by: those on SQLite, without those that kill, deploy or measure. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testNamePattern: /^(?!.*\(postgres\))/,
    setupFiles: ['test/mutants/setup.ts'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{demo,domain,server,web,test}/**/*.test.ts', 'web/**/*.test.tsx'],
          exclude: ['node_modules/**', http, 'test/{lint,house,texts,planted,mutants,logs}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: [http],
          exclude: ['test/{faults,deploy,explain,bench,fuzz,offline,start}/**'],
          setupFiles: ['test/mutants/setup.ts', 'test/logs/setup.ts', 'test/cheapHashes.ts'],
        },
      },
    ],
  },
});
