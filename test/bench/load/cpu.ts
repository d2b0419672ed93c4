import { readFileSync } from 'node:fs';
import { childrenOf } from '../../processes.ts';

const TICK_MICROS = 10_000;

/**
 * Microseconds of CPU that a process has used, user and system, from the kernel's own account; with
 * its children, those that ended included, where `family` is set.
 */
export function cpuMicros(pid: number, family = false): number {
  const fields = fieldsOf(pid);
  const own = Number(fields[11]) + Number(fields[12]);
  if (!family) return own * TICK_MICROS;
  const ended = Number(fields[13]) + Number(fields[14]);
  const running = childrenOf(pid).reduce((sum, child) => sum + cpuMicros(child), 0);
  return (own + ended) * TICK_MICROS + running;
}

/** What follows the name, which may have spaces in it. A process that is gone has used nothing. */
function fieldsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return Array(15).fill('0');
    throw error;
  }
}
