/** A browser's storage, for tests; it refuses texts longer than `max`. */
export function memory(entries: Record<string, string> = {}, max = Number.POSITIVE_INFINITY) {
  const texts = new Map(Object.entries(entries));
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > max) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}
