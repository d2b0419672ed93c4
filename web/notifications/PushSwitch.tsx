import { IconBellRinging } from '@tabler/icons-react';
import type { PushDevice } from '#domain/notifications/notificationSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { DeviceList } from './PushDevices.tsx';
import classes from './Settings.module.css';
import { usePush } from './usePush.ts';
import { PUSH_FAILED, REMOVE_FAILED } from './words.ts';

type Props = { userId: string; devices: readonly PushDevice[] };

/**
 * Turns push messages on and off if the browser supports them. Permission is asked only when the switch is
 * pressed.
 */
export function PushSwitch({ userId, devices }: Props) {
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
      {on.isError && <Failure message={PUSH_FAILED} reason={messageOf(on.error)} />}
      <DeviceList devices={devices} hereId={hereId} off={off} />
      {off.isError && <Failure message={REMOVE_FAILED} reason={messageOf(off.error)} />}
    </>
  );
}
