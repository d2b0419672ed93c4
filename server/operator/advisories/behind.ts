import * as z from 'zod';

/** A run-time dependency, in the version of the lockfile. */
export type Installed = { readonly name: string; readonly version: string };

/** A release of a package, as the registry describes it. */
type Release = { readonly version: string; readonly deprecated?: string | undefined };

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** The direct run-time dependencies in a parsed package-lock.json. Throws for any other content. */
export function runTimeOf(lock: unknown): Installed[] {
  const { packages } = lockSchema.parse(lock);
  const { dependencies = {}, optionalDependencies = {} } = packages[''] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .sort()
    .map((name) => ({ name, version: packages[`node_modules/${name}`]?.version ?? 'missing' }));
}

const releaseSchema = z.union([
  z.string().transform((version) => ({ version })),
  z.looseObject({ version: z.string(), deprecated: z.string().optional() }),
]);
const answerSchema = z.union([z.array(releaseSchema), releaseSchema.transform((one) => [one])]);

/** Parses the output of `npm view NAME@~VERSION version deprecated --json`. Throws for any other text. */
export const releasesIn = (printed: string): Release[] => answerSchema.parse(JSON.parse(printed));

const failureSchema = z.looseObject({ error: z.looseObject({ code: z.string() }) });

/** The code of an error that npm printed as JSON; null for any other text. */
export function failureIn(printed: string): string | null {
  try {
    return failureSchema.parse(JSON.parse(printed)).error.code;
  } catch {
    return null;
  }
}

const numbersOf = (version: string) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);

/** The newest patch release of the same minor version, without previews; null if `version` is that. */
function newerPatch(version: string, releases: readonly Release[]): string | null {
  const own = numbersOf(version);
  if (!own) return null;
  const patches = releases.flatMap((release) => {
    const [major, minor, patch = 0] = numbersOf(release.version) ?? [];
    return major === own[0] && minor === own[1] && !release.deprecated ? [patch] : [];
  });
  const newest = Math.max(...patches, own[2] ?? 0);
  return newest > (own[2] ?? 0) ? `${own[0]}.${own[1]}.${newest}` : null;
}

export type Asked = Installed & {
  /** Null when the registry does not know the package. */
  readonly releases: readonly Release[] | null;
};

/** The lines to print about these packages, and how many are behind or deprecated. */
export function reportOf(asked: readonly Asked[]): { lines: string[]; behind: number } {
  const findings = asked.flatMap(({ name, version, releases }) => {
    if (!releases) return [`${name} ${version}: the registry does not know it`];
    const newer = newerPatch(version, releases);
    const deprecated = releases.find((release) => release.version === version)?.deprecated;
    return [
      ...(newer ? [`${name} ${version}: ${newer} is out`] : []),
      ...(deprecated ? [`${name} ${version} is deprecated: ${deprecated}`] : []),
    ];
  });
  const head =
    findings.length === 0
      ? `None of the ${asked.length} run-time dependencies is behind a patch release, or deprecated.`
      : `Of ${asked.length} run-time dependencies:`;
  return { lines: [head, ...findings.map((each) => `  ${each}`)], behind: findings.length };
}
