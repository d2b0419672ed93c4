import { IconBellRinging, IconShare2, IconSquarePlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { PushDevice } from '#domain/notifications/notificationSchema.ts';
import { ListEntry } from '../auth/ListEntry.tsx';
import { Button, Filled } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { endPush } from '../session/serviceWorker.ts';
import { refetchSettings, removeDevice } from './api.ts';
import { hereQuery, isDenied, turnOn } from './pushHere.ts';
import { browserFacts, type PushSupport, pushSupport } from './pushSupport.ts';
import classes from './Settings.module.css';
import { say } from './words.ts';

type Props = { userId: string; devices: readonly PushDevice[] };

/** Push messages on this device while Weekplate is closed, and the devices that get them. */
export function PushCard({ userId, devices }: Props) {
  const support = pushSupport(browserFacts());
  return (
    <section className={classes.card} aria-labelledby="notifications-push">
      <h2 id="notifications-push" className="text-17">
        {say.push}
      </h2>
      <p className="quiet">{say.pushHow}</p>
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
  'not-secure': <p className={classes.reason}>{say.notSecure}</p>,
  impossible: <p className={classes.reason}>{say.impossible}</p>,
};

/** The steps needed first on an iPhone or iPad. */
function HomeScreenSteps() {
  return (
    <div>
      <p>{say.homeScreenFirst}</p>
      <ol className={classes.steps}>
        <li>
          <Filled
            text={say.pressShare}
            icon={<IconShare2 size={18} stroke={1.5} aria-hidden className={classes.inline} />}
          />
        </li>
        <li>
          <Filled
            text={say.addToHomeScreen}
            icon={<IconSquarePlus size={18} stroke={1.5} aria-hidden className={classes.inline} />}
          />
        </li>
        <li>{say.openThere}</li>
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
          {say.blocked}
        </p>
      ) : (
        <div className={classes.switch}>
          {isPending && <Skeleton height="100%" aria-busy="true" />}
          {!isPending && hereId !== null && (
            <p role="status" className={classes.state}>
              <IconBellRinging size={20} stroke={1.5} aria-hidden />
              {say.pushIsOn}
            </p>
          )}
          {!isPending && hereId === null && (
            <Button loading={on.isPending} onClick={() => on.mutate()}>
              {say.turnOn}
            </Button>
          )}
        </div>
      )}
      <Failure message={say.pushFailed} error={on.error} />
      <DeviceList devices={devices} hereId={hereId} off={off} />
      <Failure message={say.removeFailed} error={off.error} />
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

type Off = {
  readonly isPending: boolean;
  readonly variables: string | undefined;
  mutate: (id: string) => void;
};

type ListProps = { devices: readonly PushDevice[]; hereId: string | null; off: Off };

/** The devices that get push messages; nothing if there are none. */
const DeviceList = ({ devices, hereId, off }: ListProps) =>
  devices.length > 0 && (
    <ul className="line-above" aria-label={say.devices}>
      {devices.map(({ id, name, lastSeenAt }) => (
        <ListEntry
          key={id}
          name={name}
          about={id === hereId ? ofKit.thisDevice : say.lastSeen(dateAndTime(lastSeenAt))}
          label={ofKit.remove}
          busy={off.isPending && off.variables === id}
          onPress={() => off.mutate(id)}
        />
      ))}
    </ul>
  );

/** The same list on a device that cannot get push messages itself. */
function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  const off = useMutation({ mutationFn: removeDevice, onSettled: refetchSettings });
  return (
    <>
      <DeviceList devices={devices} hereId={null} off={off} />
      <Failure message={say.removeFailed} error={off.error} />
    </>
  );
}
