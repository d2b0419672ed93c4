const SUCCESS_MS = 3000;

export type Toast = { readonly id: number; readonly message: string; readonly failed: boolean };

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const add = (message: string, failed: boolean): number => {
  lastId += 1;
  change([...toasts.filter((toast) => toast.message !== message), { id: lastId, message, failed }]);
  return lastId;
};

/** Reports a success, politely, for three seconds. */
export function toastSuccess(message: string): void {
  const id = add(message, false);
  setTimeout(() => dismiss(id), SUCCESS_MS);
}

/**
 * Reports a failure until it is dismissed, for actions no longer on screen; anything on screen shows its own
 * failure. Returns the id for dismissing it.
 */
export const toastFailure = (message: string): number => add(message, true);

export const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Removes success messages, which would contradict a failure shown now. */
export const clearToasts = (): void => change(toasts.filter(({ failed }) => failed));

/** Removes all messages, before the next person signs in. */
export const forgetToasts = (): void => change([]);

export const currentToasts = () => toasts;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
