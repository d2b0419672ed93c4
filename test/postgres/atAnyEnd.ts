const endings: (() => void)[] = [];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `ending` however this process ends, except by SIGKILL; the last registered runs first. It must be
 * synchronous, and harmless when nothing is left to do.
 */
export function atAnyEnd(ending: () => void) {
  if (endings.length === 0) listen();
  endings.unshift(ending);
}

function listen() {
  const endAll = () => {
    for (const ending of endings.splice(0)) ending();
  };
  process.once('exit', endAll);
  for (const signal of signals) {
    process.once(signal, () => {
      endAll();
      // Other listeners, if any, decide what the signal does; without them it has its default effect.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
