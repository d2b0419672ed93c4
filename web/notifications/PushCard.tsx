import { IconBellRinging, IconShare2, IconSquarePlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { PushDevice } from '#domain/notifications/notificationSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { endPush } from '../session/serviceWorker.ts';
import { refetchSettings, removeDevice } from './api.ts';
import { PUSH_FAILED, REMOVE_FAILED } from './inWords.ts';
import { DeviceList, OtherDevices } from './PushDevices.tsx';
import { hereQuery, isDenied, turnOn } from './pushHere.ts';
import { browserFacts, type PushSupport, pushSupport } from './pushSupport.ts';
import classes from './Settings.module.css';

type Props = { userId: string; devices: readonly PushDevice[] };

/** Push messages on this device while Weekplate is closed, and the devices that get them. */
export function PushCard({ userId, devices }: Props) {
  const support = pushSupport(browserFacts());
  return (
    <section className={classes.card} aria-labelledby="notifications-push">
      <h2 id="notifications-push" className="text-17">
        Push notifications
      </h2>
      <p className="quiet">
        This device shows a short line, such as “You have a new diet plan”, even while Weekplate is
        closed. It travels encrypted through your browser maker’s service (Apple, Google, Microsoft
        or Mozilla); the details stay in Weekplate. Choose below what to get by push.
      </p>
      {support === 'possible' ? (
        <PushSwitch userId={userId} devices={devices} />
      ) : (
        <>
          {why[support]}
          <OtherDevices devices={devices} />
        </>
      )}
    </section>
  );
}

const why: Readonly<Record<Exclude<PushSupport, 'possible'>, ReactNode>> = {
  'home-screen-first': <HomeScreenSteps />,
  'not-secure': (
    <p className={classes.reason}>Push needs an https address. Your practice can set that up.</p>
  ),
  impossible: (
    <p className={classes.reason}>
      This browser can’t show push notifications. A current Chrome, Edge, Firefox or Safari can.
    </p>
  ),
};

/** The steps needed first on an iPhone or iPad. */
function HomeScreenSteps() {
  return (
    <div>
      <p>On an iPhone or iPad, add Weekplate to your home screen first:</p>
      <ol className={classes.steps}>
        <li>
          Open this page in Safari, and press Share{' '}
          <IconShare2 size={18} stroke={1.5} aria-hidden className={classes.inline} />.
        </li>
        <li>
          Choose Add to Home Screen{' '}
          <IconSquarePlus size={18} stroke={1.5} aria-hidden className={classes.inline} />, then
          Add.
        </li>
        <li>Open Weekplate from the home screen, log in, and come back to this page there.</li>
      </ol>
    </div>
  );
}

type PushSwitchProps = { userId: string; devices: readonly PushDevice[] };

/**
 * Turns push messages on and off if the browser supports them. Permission is asked only when the switch is
 * pressed.
 */
function PushSwitch({ userId, devices }: PushSwitchProps) {
  const { hereId, isPending, denied, on, off } = usePush(userId, devices);
  return (
    <>
      {denied && hereId === null ? (
        <p role="status" className={classes.reason}>
          Notifications are blocked for Weekplate in this browser. Press the icon next to this
          page’s address, or open this app’s settings, and allow notifications. Then come back here.
        </p>
      ) : (
        <div className={classes.switch}>
          {isPending && <Skeleton height="100%" aria-busy="true" />}
          {!isPending && hereId !== null && (
            <p role="status" className={classes.state}>
              <IconBellRinging size={20} stroke={1.5} aria-hidden />
              Push is on for this device.
            </p>
          )}
          {!isPending && hereId === null && (
            <Button loading={on.isPending} onClick={() => on.mutate()}>
              Turn On Push
            </Button>
          )}
        </div>
      )}
      <Failure message={PUSH_FAILED} error={on.error} />
      <DeviceList devices={devices} hereId={hereId} off={off} />
      <Failure message={REMOVE_FAILED} error={off.error} />
    </>
  );
}

/**
 * Whether this browser gets push messages, and functions to turn them on and off. Only for browsers that support
 * push.
 */
function usePush(userId: string, devices: readonly PushDevice[]) {
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
