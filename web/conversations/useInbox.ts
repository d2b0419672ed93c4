import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../kit/address.tsx';
import { useIsPhone } from '../kit/device.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { inboxQuery } from './api.ts';
import { nextOf } from './seen.ts';
import { useKeys } from './useKeys.ts';

const MINE = 'inbox-mine';
const NOBODY = { of: null, ids: [] } as const;

/** A conversation settled without an answer, which can be undone. */
export type Settled = { readonly customerId: string; readonly name: string; readonly id: string };

/** The list of waiting customers, the position in it, and the keys that move through it. */
export function useInbox(openId: string | null, screen: RefObject<HTMLElement | null>) {
  const [isMine, setMine] = useState(() => browserStore().getItem(MINE) === 'true');
  const [settled, setSettled] = useState<readonly Settled[]>([]);
  const rest = useRest();
  const list = useInfiniteQuery(inboxQuery(isMine));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const ids = items.map(({ customerId }) => customerId);
  const navigate = useNavigate();

  // The list as it was when the open customer was opened, or first found in it.
  const before = useRef<{ readonly of: string | null; readonly ids: readonly string[] }>(NOBODY);
  if (openId !== before.current.of || !before.current.ids.includes(openId ?? ''))
    before.current = { of: openId, ids };

  const latest = useRef<{ openId: string | null; ids: readonly string[] } | null>(null);
  useEffect(() => {
    latest.current = { openId, ids };
    return () => {
      latest.current = null;
    };
  });

  const rowOf = (id: string) =>
    screen.current?.querySelector<HTMLElement>(`[data-customer="${CSS.escape(id)}"]`);
  useFocusOnPhone(openId, screen);
  const open = (id: string | null) => {
    if (id === null) return;
    navigate(`?customer=${id}`, { replace: chosen() !== null });
    rowOf(id)?.focus();
  };
  const move = (by: 1 | -1) => {
    const from = chosen();
    if (from !== undefined) open(nextOf(ids, from, before.current.ids, by));
  };
  const keys = { j: () => move(1), k: () => move(-1) };
  useKeys(keys, keys);

  return {
    list,
    items,
    isMine,
    /** What was settled last. */
    settled: settled.at(-1) ?? null,
    /** Whether the next customer was opened automatically just now: a press then is not meant for them. */
    isResting: rest.isOn,
    chooseMine(next: boolean) {
      setMine(next);
      keep(browserStore(), MINE, String(next));
    },
    /**
     * Opens the next customer after the open one was dealt with; `done` null: there is nothing to undo. A
     * user who has moved on in the meantime stays where they are.
     */
    onSettled(customerId: string, done: Settled | null) {
      if (done) setSettled((before) => [...before, done]);
      const now = latest.current;
      if (now?.openId !== customerId || isTyping()) return;
      rest.begin();
      const left = now.ids.filter((id) => id !== customerId);
      const to = (by: 1 | -1) => nextOf(left, customerId, before.current.ids, by);
      const next = to(1) ?? to(-1);
      if (next === null) navigate('/client/inbox', { replace: true });
      else open(next);
    },
    forgetSettled: (undone: Settled) =>
      setSettled((before) => before.filter(({ id }) => id !== undone.id)),
    /** The focus goes back to the list. */
    toRow() {
      const row = openId === null ? null : rowOf(openId);
      if (row) row.focus();
      else document.querySelector<HTMLElement>('h1')?.focus();
    },
  };
}

/** The customer in the URL, which changes before the screen does; null for none; undefined on another page. */
function chosen(): string | null | undefined {
  const { pathname, search } = window.location;
  return pathname === '/client/inbox' ? new URLSearchParams(search).get('customer') : undefined;
}

/** A user who has begun to type keeps the focus in that field. */
const isTyping = () => document.activeElement instanceof HTMLTextAreaElement;

/**
 * On a phone the conversation covers the list: the focus moves into it, and later back to the row it was
 * opened from.
 */
function useFocusOnPhone(openId: string | null, screen: RefObject<HTMLElement | null>): void {
  const isPhone = useIsPhone();
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId || !isPhone || isTyping()) return;
    const place = openId === null ? `[data-customer="${CSS.escape(left ?? '')}"]` : 'h2[tabindex]';
    const found = screen.current?.querySelector<HTMLElement>(place);
    (found ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    if (openId !== null) window.scrollTo(0, 0);
  }, [openId, isPhone, screen]);
}

export type Inbox = ReturnType<typeof useInbox>;

/** How long a user may repeat a press out of habit. */
const REST_MS = 1000;

/** After a press, another control may appear in the same place: for a moment, presses on it are ignored. */
export function useRest() {
  const [rest] = useState(() => {
    let until = 0;
    return {
      begin: () => {
        until = performance.now() + REST_MS;
      },
      isOn: () => performance.now() < until,
    };
  });
  return rest;
}
