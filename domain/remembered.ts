/** A function that remembers its last answers, because one text or one screen asks for the same many times. */
export function remembered<Key, Value>(find: (key: Key) => Value, most = 2000) {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const value = find(key);
    known.set(key, value);
    return value;
  };
}
