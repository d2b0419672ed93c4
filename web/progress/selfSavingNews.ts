const listeners = new Set<() => void>();

/** Notifies everything that shows a day that saves itself about a change. */
export function notify(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
