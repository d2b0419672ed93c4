import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PushDevice } from '#domain/notifications/notificationSchema.ts';
import { queryClient } from '../live/queryClient.tsx';
import { endPush } from '../session/serviceWorker.ts';
import { refetchSettings, removeDevice } from './api.ts';
import { hereQuery, isDenied, turnOn } from './pushHere.ts';

/**
 * Whether this browser gets push messages, and functions to turn them on and off. Only for browsers that support
 * push.
 */
export function usePush(userId: string, devices: readonly PushDevice[]) {
  const query = hereQuery(userId);
  const { data: hereId = null, isPending, refetch } = useQuery(query);
  // React does not know of changes: permission is read again after each press, and when the user returns from the
  // settings.
  const [denied, setDenied] = useState(isDenied);
  useEffect(() => {
    const look = () => setDenied(isDenied());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const set = (id: string | null) => queryClient.setQueryData(query.queryKey, id);
  const on = useMutation({
    mutationFn: () => turnOn(userId),
    onSuccess: set,
    onSettled() {
      setDenied(isDenied());
      refetchSettings();
    },
  });
  const off = useMutation({
    mutationFn: async (id: string) => {
      // This browser first: if the server is not reached now, it finds out with the next push.
      if (id === hereId) await endPush().then(() => set(null));
      await removeDevice(id);
    },
    onSettled: refetchSettings,
  });

  // This device was removed elsewhere while its screen is open.
  const isGone = hereId !== null && !on.isPending && !devices.some(({ id }) => id === hereId);
  useEffect(() => {
    if (isGone) void refetch();
  }, [isGone, refetch]);

  return { hereId, isPending, denied, on, off };
}
