// Plain JavaScript on purpose: with the compile cache switched on before any TypeScript is met,
// later starts read compiled code, take half the time and never load the compiler (20 MB).
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
// What a request makes is garbage once it is answered. The room for it begins small and stays so:
// left to itself it grows with the start to 64 MB, which no idle server ever gives back.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./main.ts');
