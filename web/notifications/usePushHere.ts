import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../live/queryClient.ts';
import { whenSessionRenewed } from '../session/sessionStore.ts';
import { atRest } from '../ui/time.ts';

/**
 * Keeps the push subscription of this browser in step with the server, and opens what is pressed in a
 * notification.
 */
export function usePushHere(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Service workers need https.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const follow = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open) void navigate(data.open);
    };
    serviceWorker.addEventListener('message', follow);
    serviceWorker.startMessages();
    void atRest(() => keepInStep(userId));
    // The server forgot this browser with the previous session.
    const stop = whenSessionRenewed(() => void keepInStep(userId, { isNew: true }));
    return () => {
      stop();
      serviceWorker.removeEventListener('message', follow);
    };
  }, [userId, navigate]);
}

/** If this fails, for example offline, the next page that is opened tries again. */
async function keepInStep(userId: string, { isNew = false } = {}): Promise<void> {
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return;
    const { hereQuery } = await import('./pushHere.ts');
    await queryClient.fetchQuery({ ...hereQuery(userId), ...(isNew && { staleTime: 0 }) });
  } catch {
    // The next page that is opened tries again.
  }
}
