import { sendLogTo } from '#server/log/log.ts';
import { keepSaid } from './kept.ts';

/** Of servers whose log no test looks at, the report shows what went wrong alone. */
sendLogTo((text) => {
  keepSaid('outbox', text);
  if (text.includes('"level":"error"')) process.stdout.write(text);
});
