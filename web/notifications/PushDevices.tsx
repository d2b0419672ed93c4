import { useMutation } from '@tanstack/react-query';
import type { PushDevice } from '#domain/notifications/notificationSchema.ts';
import { ListEntry } from '../auth/ListEntry.tsx';
import { Failure } from '../kit/Notice.tsx';
import { dateAndTime } from '../kit/time.ts';
import { refetchSettings, removeDevice } from './api.ts';
import { say } from './words.ts';

type Off = {
  readonly isPending: boolean;
  readonly variables: string | undefined;
  mutate: (id: string) => void;
};

type ListProps = { devices: readonly PushDevice[]; hereId: string | null; off: Off };

/** The devices that get push messages; nothing if there are none. */
export const DeviceList = ({ devices, hereId, off }: ListProps) =>
  devices.length > 0 && (
    <ul className="line-above" aria-label={say.devices}>
      {devices.map(({ id, name, lastSeenAt }) => (
        <ListEntry
          key={id}
          name={name}
          about={id === hereId ? say.thisDevice : say.lastSeen(dateAndTime(lastSeenAt))}
          label={say.remove}
          busy={off.isPending && off.variables === id}
          onPress={() => off.mutate(id)}
        />
      ))}
    </ul>
  );

/** The same list on a device that cannot get push messages itself. */
export function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  const off = useMutation({ mutationFn: removeDevice, onSettled: refetchSettings });
  return (
    <>
      <DeviceList devices={devices} hereId={null} off={off} />
      <Failure message={say.removeFailed} error={off.error} />
    </>
  );
}
