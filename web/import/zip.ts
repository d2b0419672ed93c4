import { ENTRIES_MAX, megabytes, UNPACKED_MAX, Unreadable } from './unreadable.ts';
import { say } from './words.ts';

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  /** The size that the directory claims; the actual size may be larger. */
  readonly unpacked: number;
  readonly offset: number;
};

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** The files of an archive. They are unpacked one by one, and the unpacked bytes are counted. */
export class Zip {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  #unpacked = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.#readDirectory();
    } catch (error) {
      throw error instanceof RangeError ? new Unreadable(say.broken) : error;
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  async text(name: string): Promise<string | null> {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    const bytes = await this.#unpack(entry);
    const isWide =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
      bytes,
    );
  }

  #readDirectory(): void {
    const view = this.#view;
    const last = view.byteLength - 22;
    let end = last;
    // A comment of up to 65,535 bytes may follow.
    while (end >= 0 && end > last - 65_557 && view.getUint32(end, true) !== END) end -= 1;
    if (end < 0 || view.getUint32(end, true) !== END) throw new Unreadable(say.broken);
    const count = view.getUint16(end + 10, true);
    if (count > ENTRIES_MAX) throw new Unreadable(say.bomb(megabytes(UNPACKED_MAX)));
    let at = view.getUint32(end + 16, true);
    const names = new TextDecoder();
    for (let each = 0; each < count; each += 1) {
      if (view.getUint32(at, true) !== CENTRAL) throw new Unreadable(say.broken);
      const flags = view.getUint16(at + 8, true);
      if (flags & 1) throw new Unreadable(say.locked);
      const length = view.getUint16(at + 28, true);
      const name = names.decode(this.#bytes.subarray(at + 46, at + 46 + length));
      this.#entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
        name,
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
      at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }

  async #unpack({ method, packed, unpacked, offset }: Entry): Promise<Uint8Array> {
    const view = this.#view;
    // An entry that claims to be too large is not unpacked; one that lies is stopped during unpacking.
    if (this.#unpacked + unpacked > UNPACKED_MAX)
      throw new Unreadable(say.bomb(megabytes(UNPACKED_MAX)));
    if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== LOCAL)
      throw new Unreadable(say.broken);
    const from =
      offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const content = this.#bytes.subarray(from, from + packed);
    if (content.length < packed) throw new Unreadable(say.broken);
    if (method === STORED) {
      this.#count(content.length);
      return content;
    }
    if (method !== DEFLATED) throw new Unreadable(say.broken);
    // The stream delivers chunks as they are unpacked, because the directory's sizes cannot be trusted.
    const parts: Uint8Array[] = [];
    const reader = new Blob([content])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        this.#count(value.length);
        parts.push(value);
      }
    } catch (error) {
      await reader.cancel().catch(() => undefined);
      throw error instanceof Unreadable ? error : new Unreadable(say.broken);
    }
    return joined(parts);
  }

  #count(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > UNPACKED_MAX) throw new Unreadable(say.bomb(megabytes(UNPACKED_MAX)));
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
