// Plain JavaScript without static imports, so that an older Node.js gets this far and prints a sentence
// instead of a syntax error.
const OLDEST = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(
    `Weekplate did not start. It needs Node.js ${OLDEST} or newer, and this is ${process.versions.node}: start it with npm start, which brings its own.\n`,
  );
  process.exit(1);
}

// Enabled before any TypeScript is loaded: later starts read compiled code, which takes half the time
// and saves the 20 MB of the type stripper.
const { enableCompileCache } = await import('node:module');
const { fileURLToPath } = await import('node:url');

enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
await import('./app/main.ts');
