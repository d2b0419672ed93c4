const SUCCESS_MS = 3000;

export type Toast = { readonly id: number; readonly message: string };

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Says that something worked, politely, for three seconds. */
export function toastSuccess(message: string): void {
  lastId += 1;
  const id = lastId;
  change([...toasts.filter((toast) => toast.message !== message), { id, message }]);
  setTimeout(() => dismiss(id), SUCCESS_MS);
}

export const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** For when something failed: the success of a moment ago would contradict it. */
export const clearToasts = (): void => change([]);

export const currentToasts = () => toasts;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
