import { run } from './run.ts';
import { type Tally, tally } from './tally.ts';

// With the demo, of the same settings, all of the server is checked: `server` by itself is for editors.
const PROJECTS = ['domain', 'demo', 'web', 'test'];

/**
 * Each of the compiler's projects, and the linter on everything, beside one another: each project by
 * one checker, as four in each look at the same types and take twice the time of the processor.
 */
export async function checkSources(): Promise<Tally[]> {
  const checked = PROJECTS.map(async (project) => {
    const code = await run('tsc', ['-p', project, '--checkers', '1']);
    console.log(`types of ${project}: ${code === 0 ? 'fine' : 'wrong'}`);
    return code;
  });
  const lint = await run('npm', ['run', '--silent', 'lint']);
  const passed = (await Promise.all(checked)).filter((code) => code === 0).length;
  return [
    tally('types', passed, PROJECTS.length - passed),
    tally('lint', lint === 0 ? 1 : 0, lint === 0 ? 0 : 1),
  ];
}
