type Release = {
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The names of the migrations that are new in this version; null for the first version. */
  readonly added: readonly string[] | null;
  /** How long they take with 10,000 customers. */
  readonly seconds: string | undefined;
};

/** The changelog with what was unreleased under this version, and what an operator has to know first; null if nothing was. */
export function released(changelog: string, release: Release): string | null {
  const [before = '', rest = ''] = changelog.split('\n## Unreleased\n');
  const [news = ''] = rest.split('\n## ');
  if (news.trim() === '') return null;
  const { version, today } = release;
  return `${before}\n## Unreleased\n\n## ${version} (${today})\n${upgradeWords(release)}${rest}`;
}

function upgradeWords({ added, seconds }: Release): string {
  if (added === null) return '';
  if (added.length === 0)
    return '\n**Upgrading.** The database stays as it is, so instances can be replaced one after the other.\n';
  return `\n**Upgrading.** Stop all instances, then start one: it makes a backup, and brings the database up to date in about ${seconds} s with 10,000 customers (${added.join(', ')}).\n`;
}
