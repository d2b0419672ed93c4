import { readFileSync } from 'node:fs';
import { childrenOf } from '#test/processes.ts';

const TICK_MICROS = 10_000;

/**
 * Microseconds of CPU that a process has used, user and system, as counted by the kernel; with `family`,
 * including its children and those that ended.
 */
export function cpuMicros(pid: number, family = false): number {
  const fields = fieldsOf(pid);
  const own = Number(fields[11]) + Number(fields[12]);
  if (!family) return own * TICK_MICROS;
  const ended = Number(fields[13]) + Number(fields[14]);
  const running = childrenOf(pid).reduce((sum, child) => sum + cpuMicros(child), 0);
  return (own + ended) * TICK_MICROS + running;
}

/** The fields after the name, which may contain spaces. A process that is gone counts as unused. */
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
