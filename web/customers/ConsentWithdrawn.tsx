import { IconHandStop } from '@tabler/icons-react';
import { CONSENT_WITHDRAWN_WORDS } from '#domain/rights/consentWords.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In place of all that there would be to read; `name` where it is known from a list. */
export function ConsentWithdrawn({ name }: { name?: string | undefined }) {
  return (
    <EmptyState icon={IconHandStop} title={name || 'Consent withdrawn'}>
      {CONSENT_WITHDRAWN_WORDS}
    </EmptyState>
  );
}
