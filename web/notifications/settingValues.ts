import type { CHANNELS, Channel, NotificationKind } from '#domain/notifications/kinds.ts';
import type {
  NotificationSettings,
  NotificationSettingsInput,
} from '#domain/notifications/notificationSchema.ts';
import { boolean, object, recordOf, type Shaped, string } from '../store/shape.ts';

/** The values of the form: the times stay in it while they are switched off. */
export const settingShape = object({
  channels: recordOf(object({ app: boolean, push: boolean, mail: boolean })),
  hasQuiet: boolean,
  quietFrom: string,
  quietTo: string,
  hasDigest: boolean,
  digestAt: string,
});
export type SettingValues = Shaped<typeof settingShape>;

/** The times most people choose; used when they switch one on. */
const USUAL = { quietFrom: '22:00', quietTo: '07:00', digestAt: '08:00' };

export function valuesOf(saved: NotificationSettings | null): SettingValues {
  const { choices = [], quiet = null, digestAt = null } = saved ?? {};
  return {
    channels: Object.fromEntries(
      choices.map(({ kind, app, push, mail }) => [kind, { app, push, mail }]),
    ),
    hasQuiet: quiet !== null,
    quietFrom: quiet?.from ?? USUAL.quietFrom,
    quietTo: quiet?.to ?? USUAL.quietTo,
    hasDigest: digestAt !== null,
    digestAt: digestAt ?? USUAL.digestAt,
  };
}

/** The values to send: only the kinds that this person can be notified of. */
export function inputOf(
  values: SettingValues,
  kinds: readonly NotificationKind[],
): NotificationSettingsInput {
  const { channels, hasQuiet, quietFrom, quietTo, hasDigest, digestAt } = values;
  return {
    choices: kinds.flatMap((kind) => {
      const chosen = channels[kind];
      return chosen ? [{ kind, ...chosen }] : [];
    }),
    quiet: hasQuiet ? { from: quietFrom, to: quietTo } : null,
    digestAt: hasDigest ? digestAt : null,
  };
}

/** The same values with one channel of one kind toggled. */
export function switched(values: SettingValues, kind: NotificationKind, channel: Channel) {
  const was = values.channels[kind];
  if (!was) return values;
  const channels = { ...values.channels, [kind]: { ...was, [channel]: !was[channel] } };
  return { ...values, channels };
}

/** Whether any kind uses this channel. */
export const isUsed = ({ channels }: SettingValues, channel: (typeof CHANNELS)[number]): boolean =>
  Object.values(channels).some((each) => each[channel]);
