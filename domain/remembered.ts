const MOST = 2000;

/** A function that remembers its last answers, because one text or one screen asks for the same many times. */
export function remembered<Key, Value>(find: (key: Key) => Value, most = MOST) {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = find(key);
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
