import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../live/queryClient.ts';
import { whenSessionRenewed } from '../session/sessionStore.ts';
import { atRest } from '../ui/atRest.ts';

/** Keeps a browser that is told by push in step with the server, and follows what is pressed in it. */
export function usePushHere(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Without https there is none.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const follow = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open) void navigate(data.open);
    };
    serviceWorker.addEventListener('message', follow);
    serviceWorker.startMessages();
    void atRest(() => keepInStep(userId));
    // The server forgot this browser with the session before.
    const stop = whenSessionRenewed(() => void keepInStep(userId, { isNew: true }));
    return () => {
      stop();
      serviceWorker.removeEventListener('message', follow);
    };
  }, [userId, navigate]);
}

/** Where it fails, without a connection say, the next page that is opened tries again. */
async function keepInStep(userId: string, { isNew = false } = {}): Promise<void> {
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return;
    const { hereQuery } = await import('./pushHere.ts');
    await queryClient.fetchQuery({ ...hereQuery(userId), ...(isNew && { staleTime: 0 }) });
  } catch {
    // As above.
  }
}
