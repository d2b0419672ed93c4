import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscription } from '../store/subscription.ts';
import { IconButton } from './Button.tsx';
import classes from './Toaster.module.css';
import { say } from './words.ts';

const SUCCESS_MS = 3000;

export type Toast = { readonly id: number; readonly message: string; readonly failed: boolean };

const { subscribe, tell } = subscription();
let toasts: readonly Toast[] = [];
let lastId = 0;

const change = (next: readonly Toast[]) => {
  toasts = next;
  tell();
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

type Span = { readonly top: number; readonly bottom: number };
type Box = Span & { readonly left: number; readonly right: number };

const GAP_PX = 8;

/**
 * Where a box that lies over the page covers no action: the top nearest to its own, within these bounds. On a page
 * without such a place it is the one where it covers least.
 */
export function clearTop(box: Box, actions: readonly Box[], within: Span): number {
  const height = box.bottom - box.top;
  const beside = actions.filter(({ left, right }) => left < box.right && right > box.left);
  const tops = beside
    .flatMap(({ top, bottom }) => [top - height - GAP_PX, bottom + GAP_PX])
    .filter((top) => top >= within.top && top + height <= within.bottom);
  const covered = (at: number) =>
    beside.reduce(
      (sum, { top, bottom }) =>
        sum + Math.max(0, Math.min(bottom, at + height) - Math.max(top, at)),
      0,
    );
  const nearest = [box.top, ...tops].sort((a, b) => Math.abs(a - box.top) - Math.abs(b - box.top));
  return nearest.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}

const ACTIONS = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';

/** Moves this fixed part of the page up or down to where it covers no action. */
export function keepClear(part: HTMLElement): void {
  const moved = Number(part.dataset.moved ?? 0);
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const shown = part.closest('dialog') ?? document;
  const actions = [...shown.querySelectorAll<HTMLElement>(ACTIONS)].filter(
    (action) => !part.contains(action) && action.checkVisibility(),
  );
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const to = clearTop(
    { top: top - moved, bottom: bottom - moved, left, right },
    actions.map((action) => action.getBoundingClientRect()),
    { top: Math.max(0, bar) + GAP_PX, bottom: window.innerHeight - GAP_PX },
  );
  part.dataset.moved = String(to - (top - moved));
  part.style.translate = `0 ${part.dataset.moved}px`;
}

/** The open dialogs, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = [];
let region: HTMLElement | undefined;

/** Everything outside of the topmost dialog is inert and below it, so the messages move into the dialog. */
function raise(): void {
  if (!region) return;
  (dialogs.at(-1) ?? document.body).append(region);
  region.showPopover();
}

/** A dialog has opened: messages can be read and dismissed above it. */
export function toastsAbove(dialog: HTMLDialogElement): void {
  dialogs = [...dialogs.filter((each) => each !== dialog), dialog];
  raise();
}

/** A dialog is about to go. */
export function toastsBack(dialog: HTMLDialogElement): void {
  dialogs = dialogs.filter((each) => each !== dialog);
  raise();
}

function regionOfToasts(): HTMLElement {
  if (region) return region;
  region = document.createElement('div');
  region.className = classes.region ?? '';
  region.role = 'status';
  region.popover = 'manual';
  return region;
}

/** What lies under a message changes as people scroll, open a form, or as data comes. */
const LOOK_EVERY_MS = 200;

/** Shows the messages. Their region is always on the page: screen readers ignore one that is new. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, currentToasts);
  const region = regionOfToasts();
  useLayoutEffect(raise, []);
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const place = () => keepClear(region);
    place();
    const looking = setInterval(place, LOOK_EVERY_MS);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      clearInterval(looking);
      window.removeEventListener('scroll', place);
    };
  }, [toasts, region]);
  return createPortal(
    toasts.map(({ id, message, failed }) => {
      const Icon = failed ? IconAlertTriangle : IconCircleCheck;
      return (
        <div key={id} className={classes.toast} data-failed={failed}>
          <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
          <span className={classes.message}>{message}</span>
          <IconButton size={28} aria-label={say.dismiss} onClick={() => dismiss(id)}>
            <IconX size={20} stroke={1.5} aria-hidden />
          </IconButton>
        </div>
      );
    }),
    region,
  );
}
