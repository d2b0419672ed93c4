import { IconArchive, IconMail } from '@tabler/icons-react';
import type { MessageBox } from '#domain/contact/contactMessage.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

export function NoMessages({ box }: { box: MessageBox }) {
  if (box === 'archive')
    return (
      <EmptyState icon={IconArchive} title="Nothing is archived.">
        What you have dealt with can rest here, out of the inbox.
      </EmptyState>
    );
  return (
    <EmptyState icon={IconMail} title="No messages.">
      What visitors write by the contact form of your landing page arrives here and by e-mail.
    </EmptyState>
  );
}
