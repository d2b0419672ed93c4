// Plain JavaScript on purpose, and nothing is imported before it is known which Node.js this is: an
// older one ends at the first thing it does not have, in words that only programmers read.
const OLDEST = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(
    `Weekplate did not start. It needs Node.js ${OLDEST} or newer, and this is ${process.versions.node}: start it with npm start, which brings its own.\n`,
  );
  process.exit(1);
}

// Switched on before any TypeScript is met: later starts read compiled code, take half the time and
// never load what strips the types (20 MB).
const { enableCompileCache } = await import('node:module');
const { fileURLToPath } = await import('node:url');

enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
await import('./app/main.ts');
