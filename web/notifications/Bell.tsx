import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { prefetch } from '../api/request.ts';
import { useLocation, useNavigate } from '../kit/address.tsx';
import { useIsPhone } from '../kit/device.ts';
import { LaterDialog } from '../kit/LaterDialog.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { atRest } from '../kit/time.ts';
import { queryClient } from '../live/queryClient.tsx';
import { whenSessionRenewed } from '../session/sessionStore.ts';
import { unreadQuery } from './api.ts';
import classes from './Bell.module.css';
import { bellName, unreadFigure } from './inWords.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { say } from './words.ts';

const loadPanel = () => import('./NotificationPanel.tsx');
const NotificationPanel = lazyPart(loadPanel);

const PANEL = 'notifications';

/**
 * In the top bar: the number of unread notifications, and all of them in a panel below; on a phone, in a sheet.
 */
export function Bell({ me }: { me: Me }) {
  const unread = useQuery(unreadQuery).data?.count ?? 0;
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  usePushHere(me.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of route closes it.
  useEffect(() => {
    panel.current?.hidePopover();
    setOpened(false);
  }, [key]);

  const ahead = () => void prefetch(loadPanel);
  const shown = (
    <Suspense fallback={<PanelSkeleton />}>
      <NotificationPanel me={me} hasTitle={!isPhone} />
    </Suspense>
  );
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-label={bellName(unread)}
        aria-expanded={opened}
        onPointerEnter={ahead}
        onFocus={ahead}
        {...(isPhone ? { onClick: () => setOpened(true) } : { popoverTarget: PANEL })}
      >
        <IconBell size={22} stroke={1.5} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unreadFigure(unread)}
          </span>
        )}
      </button>
      {isPhone ? (
        opened && (
          <LaterDialog side="right" wide title={say.notifications} onClose={() => setOpened(false)}>
            {shown}
          </LaterDialog>
        )
      ) : (
        <div
          ref={panel}
          id={PANEL}
          popover="auto"
          className={classes.panel}
          onToggle={({ newState }) => setOpened(newState === 'open')}
        >
          {opened && shown}
        </div>
      )}
    </>
  );
}

/**
 * Keeps the push subscription of this browser in step with the server, and opens what is pressed in a
 * notification.
 */
function usePushHere(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Service workers need https.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const follow = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open) navigate(data.open);
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
