import { IconHandStop, IconPrinter, IconStethoscope } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { CONSENT_WITHDRAWN_WORDS } from '#domain/signIn/consent.ts';
import { SUMMARY_SPANS, type SummarySpan } from '#domain/trends/range.ts';
import { isConsentWithdrawn } from '../customers/api.ts';
import { goalsQuery } from '../goals/goalsQuery.ts';
import { Button } from '../kit/Button.tsx';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { EmptyState, Unreached } from '../kit/Notice.tsx';
import { overlayRoot, PageActions } from '../kit/Page.tsx';
import { usePrinting } from '../print/PrintButton.tsx';
import { customerProfileQuery } from '../profiles/api.ts';
import { useUnderstood } from '../profiles/useUnderstood.ts';
import { useMe } from '../session/session.tsx';
import { RangeSwitch } from '../trends/RangeSwitch.tsx';
import { doctorSummaryQuery } from './api.ts';
import classes from './DoctorSummary.module.css';
import { Paper } from './Paper.tsx';
import { SummarySheet } from './SummarySheet.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { isNothing, type Told } from './sheet.ts';
import * as words from './words.ts';

const spanIn = (params: URLSearchParams): SummarySpan =>
  SUMMARY_SPANS.find((each) => each === params.get('span')) ?? '12w';

type Props = {
  customerId: string;
  /** The path of the trends for the same days, where the user comes from. */
  back: string;
};

/** A summary for a doctor, with a button to print it. */
export default function DoctorSummary({ customerId, back }: Props) {
  const [params, setParams] = useSearchParams();
  const span = spanIn(params);
  const summary = useQuery(doctorSummaryQuery(customerId, span));
  const profile = useQuery(customerProfileQuery(customerId));
  const goals = useQuery(goalsQuery(customerId));
  const read = useUnderstood(profile.data?.profile ?? null, profile.data?.chosen ?? null);
  const told: Told | null =
    summary.data && profile.data && goals.data
      ? { summary: summary.data, ...profile.data, read, goals: goals.data }
      : null;
  const failed = [summary, profile, goals].filter(({ data, error }) => error && !data);
  return (
    <>
      <p className={classes.back}>
        <Link to={back}>Back to Trends</Link>
      </p>
      <div className={classes.range}>
        <RangeSwitch
          words={words.SPAN_WORDS}
          range={summary.data && !summary.isPlaceholderData ? summary.data.span : span}
          onChoose={(next) =>
            setParams({ span: next }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {summary.data && !summary.isPlaceholderData && summary.data.span !== span && (
        <p className={classes.note}>{words.NOT_BEGUN}</p>
      )}
      {told ? <Shown told={told} /> : <NotYet failed={failed} />}
    </>
  );
}

type Failed = Pick<UseQueryResult, 'error' | 'refetch'>;

function NotYet({ failed }: { failed: readonly Failed[] }) {
  if (failed.length === 0) return <SummarySkeleton />;
  if (failed.some(({ error }) => isConsentWithdrawn(error)))
    return (
      <EmptyState icon={IconHandStop} title="Consent withdrawn">
        {CONSENT_WITHDRAWN_WORDS}
      </EmptyState>
    );
  return (
    <Unreached
      error={failed[0]?.error}
      failed={words.LOAD_FAILED}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}

function Shown({ told }: { told: Told }) {
  const { role, name, email } = useMe();
  const by = name.trim() || email;
  const printing = usePrinting();
  if (isNothing(told))
    return (
      <EmptyState icon={IconStethoscope} title={words.NOTHING}>
        {words.NOTHING_HINT}
      </EmptyState>
    );
  return (
    <>
      {told.summary.numbersHidden && role === 'customer' && (
        <p className={classes.note}>
          {words.NUMBERS_ASK} <Link to="/customer/measurements">My measurements</Link>
        </p>
      )}
      <article className={classes.sheet} aria-label={words.TITLE}>
        <div className={classes.inner}>
          <SummarySheet told={told} by={by} />
        </div>
      </article>
      <PageActions>
        <Button
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </PageActions>
      {printing && createPortal(<Paper told={told} by={by} />, overlayRoot())}
    </>
  );
}
