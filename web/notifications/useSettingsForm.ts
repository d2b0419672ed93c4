import type {
  NotificationSettings,
  NotificationSettingsInput,
} from '#domain/notifications/notificationSchema.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { checkWith } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { refetchSettings, saveSettings, settingsQuery } from './api.ts';
import { inputOf, type SettingValues, settingShape, valuesOf } from './settingValues.ts';
import { say } from './words.ts';

const schema = async () =>
  (await import('#domain/notifications/notificationSchema.ts')).notificationSettingsInputSchema;

/** `saved`: the settings the server has now. */
export function useSettingsForm(userId: string, saved: NotificationSettings) {
  const kinds = saved.choices.map(({ kind }) => kind);
  return useEditForm<SettingValues, NotificationSettingsInput, NotificationSettings>({
    key: `weekplate:notifications:${userId}`,
    shape: settingShape,
    saved,
    valuesOf,
    check: (values) => checkWith(schema, inputOf(values, kinds)),
    async change(input, { version }) {
      const stored = await saveSettings(input, version);
      queryClient.setQueryData(settingsQuery.queryKey, stored);
      return stored;
    },
    refetch: refetchSettings,
    mends: ['quiet', 'digestAt'],
    done: () => toastSuccess(say.saved),
    failed: (reason) => toastFailure(`${say.failedToSave} ${reason}`),
  });
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
