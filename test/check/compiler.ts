import { run } from './run.ts';
import { type Tally, tally } from './tally.ts';

const PROJECTS = ['domain', 'server', 'web', 'test'];

/** Each of the compiler's projects, and the linter on everything. */
export async function checkSources(): Promise<Tally[]> {
  let passed = 0;
  for (const project of PROJECTS) {
    const code = await run('tsc', ['-p', project]);
    console.log(`types of ${project}: ${code === 0 ? 'fine' : 'wrong'}`);
    if (code === 0) passed += 1;
  }
  const lint = await run('npm', ['run', '--silent', 'lint']);
  return [
    tally('types', passed, PROJECTS.length - passed),
    tally('lint', lint === 0 ? 1 : 0, lint === 0 ? 0 : 1),
  ];
}
