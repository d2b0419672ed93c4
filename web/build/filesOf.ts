type Chunk = { readonly file: string; readonly css?: string[]; readonly imports?: string[] };

/** The files of these entries of a build's manifest, with those that they import. */
export function filesOf(manifest: string, entries: readonly string[]): string[] {
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const entry of entries) add(entry);
  return [...files];
}
