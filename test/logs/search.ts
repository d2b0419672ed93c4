const PREFIX = 8;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/;

type Found = { readonly found: string; readonly line: string };

/**
 * Creates a function that finds the lines with a secret or any e-mail address, each with what was found in
 * it. `secrets` have at least eight characters.
 */
export function finderOf(secrets: readonly string[]): (lines: Iterable<string>) => Found[] {
  const byPrefix = new Map<string, string[]>();
  for (const secret of new Set(secrets.map(asInJson))) {
    const prefix = secret.slice(0, PREFIX);
    const alike = byPrefix.get(prefix);
    if (alike) alike.push(secret);
    else byPrefix.set(prefix, [secret]);
  }
  const inLine = (line: string): Found[] => {
    const address = ADDRESS.exec(line)?.[0];
    if (address) return [{ found: address, line }];
    for (let at = 0; at + PREFIX <= line.length; at += 1) {
      const known = byPrefix.get(line.slice(at, at + PREFIX));
      const found = known?.find((secret) => line.startsWith(secret, at));
      if (found) return [{ found, line }];
    }
    return [];
  };
  return (lines) => [...lines].flatMap(inLine);
}

/** A secret as it would appear in a JSON log line. */
const asInJson = (secret: string) => JSON.stringify(secret).slice(1, -1);
