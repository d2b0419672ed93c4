type Chunk = { readonly file: string; readonly css?: string[]; readonly imports?: string[] };

/** The files that the log-in page needs in addition to those of the landing page, from a build's manifest, separated by spaces. */
export function loginFiles(manifest: string): string {
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const filesOf = (key: string, seen = new Set<string>()): string[] => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    const imported = (chunk.imports ?? []).flatMap((each) => filesOf(each, seen));
    return [chunk.file, ...(chunk.css ?? []), ...imported];
  };
  const here = new Set(filesOf('landing.html'));
  const all = [...filesOf('index.html'), ...filesOf('auth/LoginScreen.tsx')];
  return [...new Set(all)].filter((file) => !here.has(file)).join(' ');
}
