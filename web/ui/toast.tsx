import { CloseButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './toast.module.css';

const SUCCESS_MS = 3000;

type Toast = { readonly id: number; readonly message: string };

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

const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

const current = () => toasts;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where {@link toastSuccess} speaks. The region is always there: a new one would not be read out. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, current);
  return (
    <div role="status" className={classes.region}>
      {toasts.map(({ id, message }) => (
        <div key={id} className={classes.toast}>
          <IconCircleCheck size={22} stroke={1.5} aria-hidden className={classes.icon} />
          <span className={classes.message}>{message}</span>
          <CloseButton size="md" aria-label="Dismiss" onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
