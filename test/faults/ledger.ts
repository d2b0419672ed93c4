/**
 * The content of a document, as a text that is equal for equal content; null: the document does not exist.
 */
export type Content = string | null;

/** The content of the database: the rows of each document, of which there should be exactly one. */
export type Found = ReadonlyMap<string, readonly string[]>;

export type Verdict = { lost: number; duplicated: number; halfWritten: number; words: string[] };

type Document = {
  /** The first content, then each acknowledged content, oldest first. */
  acknowledged: Content[];
  /**
   * Sent after the last acknowledged content, and neither acknowledged nor refused: it may or may not be
   * stored.
   */
  unsure: Content[];
  /** Every content that was sent, except those that were refused without a change. */
  readonly sent: Set<Content>;
};

/** Records what was sent and acknowledged, and judges what is stored by it. */
export class Ledger {
  acknowledged = 0;
  /** The number of responses by status; 0 counts the requests whose connection was cut. */
  readonly answers = new Map<number, number>();
  /** Faults independent of what is stored: responses that should not have signed up. */
  readonly problems: string[] = [];
  readonly #documents = new Map<string, Document>();
  #touched = new Set<string>();

  /** Records the content before the first write. */
  begin(key: string, content: Content): void {
    this.#documents.set(key, { acknowledged: [content], unsure: [], sent: new Set([content]) });
  }

  acknowledge(key: string, content: Content): void {
    const document = this.#of(key);
    document.acknowledged.push(content);
    document.unsure = [];
    document.sent.add(content);
    this.acknowledged += 1;
  }

  unsure(key: string, content: Content): void {
    const document = this.#of(key);
    document.unsure.push(content);
    document.sent.add(content);
  }

  /** Records that a write was refused without any change. */
  refuse(key: string): void {
    this.#of(key);
  }

  answered(status: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  /** The documents that were written since the last call. */
  takeTouched(): string[] {
    const touched = [...this.#touched];
    this.#touched = new Set();
    return touched;
  }

  /** Judges every document; each fault is reported once, in the round that caused it. */
  judge(found: Found): Verdict {
    const verdict: Verdict = { lost: 0, duplicated: 0, halfWritten: 0, words: [] };
    const blame = (kind: 'lost' | 'duplicated' | 'halfWritten', count: number, words: string) => {
      verdict[kind] += count;
      verdict.words.push(words);
    };
    for (const [key, rows] of found) {
      if (!this.#documents.has(key)) blame('halfWritten', 1, `${key}: nobody wrote it`);
      if (rows.length > 1) blame('duplicated', rows.length - 1, `${key}: ${rows.length} rows`);
    }
    for (const [key, document] of this.#documents) {
      const { acknowledged, unsure, sent } = document;
      const last = acknowledged.at(-1) ?? null;
      const rows: readonly Content[] = found.get(key) ?? [null];
      if (rows.some((row) => row === last || unsure.includes(row))) continue;
      const there = rows[0] ?? null;
      const earlier = acknowledged.lastIndexOf(there);
      if (earlier >= 0)
        blame('lost', acknowledged.length - 1 - earlier, `${key}: acknowledged, and gone`);
      else if (sent.has(there)) blame('lost', 1, `${key}: something earlier stands in its place`);
      else blame('halfWritten', 1, `${key}: holds what nobody wrote, ${there?.slice(0, 300)}`);
      document.acknowledged = [there];
    }
    return verdict;
  }

  #of(key: string): Document {
    if (!this.#documents.has(key)) this.begin(key, null);
    this.#touched.add(key);
    return this.#documents.get(key) as Document;
  }
}
