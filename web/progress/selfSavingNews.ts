const listeners = new Set<() => void>();

/** Tells whoever shows a day that saves itself that something about one is different. */
export function notify(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
