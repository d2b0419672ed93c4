import { IconHandStop } from '@tabler/icons-react';
import { CONSENT_WITHDRAWN_WORDS } from '#domain/rights/consentWords.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import classes from './ConsentWithdrawn.module.css';

/** In a list, in place of how their coaching stands. */
export function ConsentChip() {
  return <span className={classes.chip}>Consent withdrawn</span>;
}

/** In place of all that there would be to read; `name` where it is known from a list. */
export function ConsentWithdrawn({ name }: { name?: string | undefined }) {
  return (
    <EmptyState icon={IconHandStop} title={name || 'Consent withdrawn'}>
      {CONSENT_WITHDRAWN_WORDS}
    </EmptyState>
  );
}
