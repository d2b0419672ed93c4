import { sendLogTo } from '#server/log/log.ts';
import { keepSaid } from './kept.ts';

/** For servers whose log no test looks at, the report shows only errors. */
sendLogTo((text) => {
  keepSaid('outbox', text);
  if (text.includes('"level":"error"')) process.stdout.write(text);
});
