/** What a document holds, as a text that is equal for equal content; null: it is not there. */
export type Content = string | null;

/** What stands in the database: the rows of each document, of which there should be one. */
export type Found = ReadonlyMap<string, readonly string[]>;

export type Verdict = { lost: number; duplicated: number; halfWritten: number; words: string[] };

type Document = {
  /** What it held at first, then each content that was acknowledged, the oldest first. */
  acknowledged: Content[];
  /** Sent after the last of these, and neither acknowledged nor refused: it may stand, or not. */
  unsure: Content[];
  /** Everything that was ever sent and not told to have changed nothing. */
  readonly sent: Set<Content>;
};

/** Notes what was sent and what was acknowledged, and judges by it what is there. */
export class Ledger {
  acknowledged = 0;
  /** How many answers there were of each status; 0 counts the requests that were cut off. */
  readonly answers = new Map<number, number>();
  /** What is a fault whatever is stored: an answer that should not have come. */
  readonly problems: string[] = [];
  readonly #documents = new Map<string, Document>();
  #touched = new Set<string>();

  /** What was there before the first write. */
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

  /** Said to have changed nothing. */
  refuse(key: string): void {
    this.#of(key);
  }

  answered(status: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  /** The documents that were written since this was asked last. */
  takeTouched(): string[] {
    const touched = [...this.#touched];
    this.#touched = new Set();
    return touched;
  }

  /** Judges every document; each fault is told once, in the round that made it. */
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
