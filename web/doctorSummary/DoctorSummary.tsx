import { IconHandStop, IconPrinter, IconStethoscope } from '@tabler/icons-react';
import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { say as signInSays } from '#domain/signIn/words.ts';
import type { DoctorSummary as Answer } from '#domain/trends/doctorSummarySchema.ts';
import { SUMMARY_SPANS, type SummarySpan } from '#domain/trends/range.ts';
import { get } from '../api/request.ts';
import { isConsentWithdrawn } from '../customers/api.ts';
import { goalsQuery } from '../goals/api.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Button, Filled } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Unreached } from '../kit/Notice.tsx';
import { overlayRoot, PageActions } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { usePrinting } from '../print/PrintButton.tsx';
import { customerProfileQuery } from '../profiles/api.ts';
import { useUnderstood } from '../profiles/useUnderstood.ts';
import { useMe } from '../session/session.ts';
import { RangeSwitch } from '../trends/RangeSwitch.tsx';
import { say as ofTrends } from '../trends/words.ts';
import classes from './DoctorSummary.module.css';
import { SummarySheet } from './SummarySheet.tsx';
import { isNothing, type Limits, ROOMS, type Told } from './sheet.ts';
import { say } from './words.ts';

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
        <Link to={back}>{say.backToTrends}</Link>
      </p>
      <div className="flex">
        <RangeSwitch
          words={say.spans}
          range={summary.data && !summary.isPlaceholderData ? summary.data.span : span}
          onChoose={(next) => setParams({ span: next }, { replace: true })}
        />
      </div>
      {summary.data && !summary.isPlaceholderData && summary.data.span !== span && (
        <p className="above-3 muted">{say.notBegun}</p>
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
      <EmptyState icon={IconHandStop} title={say.consentWithdrawn}>
        {signInSays.consentWithdrawn}
      </EmptyState>
    );
  return (
    <Unreached
      error={failed[0]?.error}
      failed={say.loadFailed}
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
      <EmptyState icon={IconStethoscope} title={say.nothing}>
        {say.nothingHint}
      </EmptyState>
    );
  return (
    <>
      {told.summary.numbersHidden && role === 'customer' && (
        <p className="above-3 muted">
          <Filled
            text={say.numbersAsk}
            measurements={<Link to="/customer/measurements">{say.myMeasurements}</Link>}
          />
        </p>
      )}
      <article className={classes.sheet} aria-label={ofTrends.forDoctor}>
        <div className={classes.inner}>
          <SummarySheet told={told} by={by} />
        </div>
      </article>
      <PageActions>
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {ofKit.print}
        </Button>
      </PageActions>
      {printing && createPortal(<Paper told={told} by={by} />, overlayRoot())}
    </>
  );
}

const PARTS = [96, 120, 90, 60, 220];

/** The placeholder of the page while it loads. */
function SummarySkeleton() {
  return (
    <div className={classes.sheet} role="status" aria-busy="true" aria-label={ofKit.loading}>
      <Skeleton width="60%" height={28} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} mt="md" />
      ))}
    </div>
  );
}

type PaperProps = { told: Told; by: string };

/**
 * The printed page: exactly one, portrait, with the most text that fits and in the largest type size for it.
 */
function Paper({ told, by }: PaperProps) {
  const paper = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(0);
  const limits = ROOMS[place] ?? ROOMS[0];

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.printingSummary = 'true';
    return () => {
      delete dataset.printingSummary;
    };
  }, []);

  useLayoutEffect(() => {
    const isFitted = paper.current === null || fitToPage(paper.current, limits);
    if (!isFitted && place < ROOMS.length - 1) setPlace(place + 1);
  }, [limits, place]);

  return (
    <article ref={paper} className={classes.paper} aria-label={say.toPrint}>
      <SummarySheet told={told} limits={limits} by={by} />
    </article>
  );
}

const MM = 96 / 25.4;

/**
 * The height that fits on both A4 (210 × 297 mm) and Letter (216 × 279 mm) in portrait, with margins of 10
 * mm.
 */
const PAGE_HEIGHT = 256 * MM;

const LARGEST_PT = 10.5;
const STEP_PT = 0.25;

/** Sets the largest type size that fits on one page; returns whether there is one. */
function fitToPage(paper: HTMLElement, { smallest }: Limits): boolean {
  for (let size = LARGEST_PT; size >= smallest; size -= STEP_PT) {
    paper.style.fontSize = `${size}pt`;
    if (paper.getBoundingClientRect().height <= PAGE_HEIGHT) return true;
  }
  return false;
}

const doctorSummaryQuery = (customerId: string, span: SummarySpan) =>
  queryOptions({
    queryKey: ['customers', customerId, 'trends', 'doctor-summary', span],
    queryFn: () =>
      get<Answer>(`/api/customers/${encodeURIComponent(customerId)}/doctor-summary?span=${span}`),
    // When the dates change, the old page stays until the new data arrives.
    placeholderData: keepPreviousData,
  });
