const endings: (() => void)[] = [];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `ending` however this process ends, SIGKILL excepted; the last registered runs first. It
 * has to be synchronous, and harmless when there is nothing left to do.
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
      // Whoever else listens decides what the signal does; nobody else: it does what it always did.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
