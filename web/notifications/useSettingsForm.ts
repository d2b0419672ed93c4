import { useRef } from 'react';
import type { Channel, NotificationKind } from '#domain/notifications/kinds.ts';
import type {
  NotificationSettings,
  NotificationSettingsInput,
} from '#domain/notifications/notificationSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { unlessOutdated, useEdit } from '../draft/useEdit.ts';
import { checkWith, useErrorFocus, useSending } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { refetchSettings, saveSettings, settingsQuery } from './api.ts';
import { inputOf, type SettingValues, settingShape, switched, valuesOf } from './settingValues.ts';
import { SAVE_FAILED } from './words.ts';

const schema = async () =>
  (await import('#domain/notifications/notificationSchema.ts')).notificationSettingsInputSchema;

/** `saved`: the settings the server has now. */
export function useSettingsForm(userId: string, saved: NotificationSettings) {
  const key = `weekplate:notifications:${userId}`;
  const edit = useEdit({ key, shape: settingShape, saved, valuesOf });
  const content = useRef<HTMLFormElement>(null);
  const sending = useSending<NotificationSettings | ApiError>(key, {
    onStored(stored) {
      if (!(stored instanceof ApiError)) toastSuccess('Notifications saved.');
    },
    onUnseen(outcome) {
      if (!outcome.ok && outcome.failure !== null)
        toastFailure(`${SAVE_FAILED} ${messageOf(outcome.failure)}`);
    },
  });
  useErrorFocus(content, sending);
  const store = async (input: NotificationSettingsInput) => {
    const stored = await unlessOutdated(saveSettings(input, edit.basedOn));
    // Fetch what somebody else saved, so that the form can show it.
    if (stored instanceof ApiError) refetchSettings();
    else {
      queryClient.setQueryData(settingsQuery.queryKey, stored);
      edit.settle(stored);
    }
    return stored;
  };
  const change = (patch: Partial<SettingValues>) => {
    sending.mend(['quiet', 'digestAt']);
    edit.change((was) => ({ ...was, ...patch }));
  };
  const toStart = () => content.current?.querySelector('input')?.focus();

  return {
    ...edit,
    content,
    errors: sending.errors,
    busy: sending.busy,
    failure: sending.failure === null ? null : messageOf(sending.failure),
    change,
    toggle(kind: NotificationKind, channel: Channel) {
      edit.change((was) => switched(was, kind, channel));
    },
    save() {
      const kinds = saved.choices.map(({ kind }) => kind);
      sending.send(() => checkWith(schema, inputOf(edit.values, kinds)), store);
    },
    drop() {
      edit.drop();
      toStart();
    },
    rebase() {
      edit.rebase();
      toStart();
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
