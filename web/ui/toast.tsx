import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';

export const SUCCESS_MS = 3000;

/** Says that something worked, politely, for three seconds. */
export function toastSuccess(message: string): void {
  notifications.show({
    message,
    autoClose: SUCCESS_MS,
    color: 'leaf',
    icon: <IconCheck size={16} stroke={2} aria-hidden />,
    withBorder: true,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}
