import { useState } from 'react';
import { Unseen } from '../ui/Unseen.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { useKnownName } from './useCustomer.ts';

/**
 * Says who was opened to those who do not see it: on a desktop the focus stays in the list. On a phone
 * the focus says it, and on the first load the browser.
 */
export function OpenedName({ customerId }: { customerId: string | undefined }) {
  const isPhone = useIsPhone();
  const name = useKnownName(customerId);
  const [opened, setOpened] = useState({ customerId, later: false });
  if (opened.customerId !== customerId) setOpened({ customerId, later: true });
  return (
    <Unseen role="status">{opened.later && !isPhone && <bdi key={customerId}>{name}</bdi>}</Unseen>
  );
}
