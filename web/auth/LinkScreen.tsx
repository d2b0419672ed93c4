import type { ReactNode } from 'react';
import { LinkButton } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { say } from './words.ts';

type Way = { readonly to: string; readonly label: string };

type Props = {
  title: string;
  lead: ReactNode;
  /** The actions, the likeliest first. */
  ways: readonly [Way, ...Way[]];
};

/** The result of opening a mailed link, and what to do next. */
export function LinkScreen({ title, lead, ways: [first, ...others] }: Props) {
  return (
    <AuthLayout title={title} lead={lead} isNews>
      <div className="stack" data-at-start>
        <LinkButton to={first.to} size="md">
          {first.label}
        </LinkButton>
        {others.map(({ to, label }) => (
          <LinkButton key={to} to={to} size="md" variant="default">
            {label}
          </LinkButton>
        ))}
      </div>
    </AuthLayout>
  );
}

/** A link of which the server could not be asked. */
export function UncheckedLink({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  return (
    <AuthLayout title={say.linkUnchecked}>
      <Failure message={failure} onRetry={onRetry} />
    </AuthLayout>
  );
}
