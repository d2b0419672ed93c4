import { run } from './run.ts';
import { type Tally, tally } from './tally.ts';

// `demo` has the same settings and includes all of the server; the project `server` is only for editors.
const PROJECTS = ['domain', 'demo', 'web', 'test'];

/**
 * Runs the compiler for each project, and the linter on everything, in parallel. Each project has a single
 * checker: four of them would check the same types and take twice the CPU time.
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
