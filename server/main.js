// Plain JavaScript on purpose: with the compile cache switched on before any TypeScript is met,
// later starts read compiled code, take half the time and never load the compiler (20 MB).
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { keepMemoryToTheWork, keepYoungSmall } from './memory.js';

enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
keepYoungSmall();
await import('./main.ts');
keepMemoryToTheWork();
