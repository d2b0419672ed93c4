import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import * as z from 'zod';

const ROOT = join(import.meta.dirname, '../..');

export type Pattern = {
  /** Relative to the root of the project. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
};

const regexSchema = z.looseObject({
  type: z.literal('Literal'),
  regex: z.looseObject({ pattern: z.string(), flags: z.string() }),
});

/** Every regular expression literal in the text of a source file. */
export function patternsOf(file: string, source: string): Pattern[] {
  const found: Pattern[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // A cheap check first: most nodes are not regular expressions, and there are a million of them.
    const literal = 'regex' in node ? regexSchema.safeParse(node) : null;
    if (literal?.success) {
      const { pattern, flags } = literal.data.regex;
      found.push({ file, source: pattern, flags });
    } else for (const each of Object.values(node)) look(each);
  };
  look(parseSync(file, source).program);
  return found;
}

/** The patterns of code that runs; tests and build scripts are left out. */
export function patternsThatRun(): Pattern[] {
  const files = globSync('{domain,server,web}/**/*.{ts,tsx,js}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|^web\/(vite\.config|withoutFramework|dist)/.test(file),
  );
  return files.flatMap((file) => patternsOf(file, readFileSync(join(ROOT, file), 'utf8')));
}
