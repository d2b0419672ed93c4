import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Button } from './Button.tsx';
import classes from './Notice.module.css';
import { say } from './words.ts';

const EVENTS = ['online', 'offline'] as const;

function onConnection(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** How long the network may still fail after the browser is back online. */
const SETTLING_MS = 30_000;
let backAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/** Whether the browser is offline, or online for too short a time to rely on it. */
export const isUnsettled = (): boolean =>
  !navigator.onLine || performance.now() - backAt < SETTLING_MS;

/** What the browser reports: good enough for messages, but not for deciding whether to send. */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);

type NoticeProps = {
  role: 'alert' | 'status';
  /** Coloured, for what should not be overlooked. */
  attention?: boolean;
  /** The buttons that respond to the notice. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A notice about the screen's content, with buttons to respond. */
export const Notice = ({ role, attention = false, actions, children }: NoticeProps) => (
  <div role={role} className={classes.notice} data-attention={attention || undefined}>
    <p>{children}</p>
    {actions && <div className="buttons">{actions}</div>}
  </div>
);

type FailureProps = {
  /** Without it, the error speaks for itself. */
  message?: string;
  /** The reason, and what the user can do about it. */
  reason?: string | null | undefined;
  /** The error, instead of the reason: nothing is shown while there is none. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  /** True if the missing connection is the only problem. */
  calm?: boolean;
};

/** Reports that something failed, with a Try again button if `onRetry` is given. */
export function Failure({ onRetry, calm = false, ...failed }: FailureProps) {
  if ('error' in failed && failed.error == null) return null;
  const said = 'error' in failed ? messageOf(failed.error) : failed.reason;
  const { message = said } = failed;
  const reason = message === said ? null : said;
  const Icon = calm ? IconWifiOff : IconAlertTriangle;
  return (
    <div role="alert" className={classes.failure} data-calm={calm}>
      <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className="grow">
        <span>{message}</span>
        {reason && (
          <>
            {' '}
            <span>{reason}</span>
          </>
        )}
      </span>
      {onRetry && (
        <Button
          variant="subtle"
          {...(!calm && { color: 'red' as const })}
          size="compact-sm"
          onClick={onRetry}
        >
          {say.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The wait before retrying when the browser is online but the server was not reached. */
const AGAIN_MS = 3000;

type UnreachedProps = {
  /** Why the data could not be loaded. */
  error: unknown;
  /** Shown when the failure is not a missing connection. */
  failed: string;
  /** Shows `failed` offline as well, where the words of the specification stand; not if `isStale`. */
  keepsWords?: boolean | undefined;
  reason?: string | undefined;
  /** Shown offline: when the data will be here again. */
  offline?: string | undefined;
  /** Shown before `offline`. */
  says?: string | undefined;
  /** Earlier data is still on screen: offline, one sentence about that replaces `failed` and `says`. */
  isStale?: boolean;
  onRetry: () => void;
};

/**
 * Shown in place of data that could not be loaded. Being offline is no failure: a calm message appears, and the
 * data is fetched automatically when the connection is back.
 */
export function Unreached({
  error,
  failed,
  reason,
  keepsWords = false,
  offline = say.backOnceOnline,
  says = say.youAreOffline,
  isStale = false,
  onRetry,
}: UnreachedProps) {
  const isOnline = useOnline();
  const isCalm = error instanceof ApiError && error.code === 'offline' && isUnsettled();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  // Registered once: otherwise the render that the online event causes would remove the listener before its turn.
  useEffect(() => {
    const again = () => retry.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    const soon = isCalm && isOnline ? setTimeout(() => retry.current(), AGAIN_MS) : undefined;
    return () => clearTimeout(soon);
  });
  return isCalm ? (
    <Failure
      calm
      message={isStale ? say.youAreOffline : keepsWords ? failed : says}
      reason={isStale ? say.updatesOnceOnline : keepsWords ? say.offlineBackOnceOnline : offline}
      onRetry={onRetry}
    />
  ) : (
    <Failure message={failed} reason={reason} onRetry={onRetry} />
  );
}

type UnloadedProps = {
  query: {
    readonly isPending: boolean;
    readonly error?: unknown;
    readonly data?: unknown;
    refetch: (options: { cancelRefetch: boolean }) => unknown;
  };
  skeleton?: ReactNode;
  /** Shown, with the reason, when the data could not be loaded. */
  failed: string;
  reason?: string;
  /** Shows `failed` offline as well. */
  keepsWords?: boolean;
  /** Shown offline instead of `failed`; `says` precedes it. */
  offline?: string;
  says?: string;
};

/**
 * Shown while a query has no data: a skeleton, or after a failure Try again. Also shown next to data that could
 * not be refreshed.
 */
export function Unloaded({ query, skeleton = null, ...words }: UnloadedProps) {
  if (query.isPending) return skeleton;
  // An automatic retry must not cancel a request that is still running on a slow network.
  const onRetry = () => void query.refetch({ cancelRefetch: false });
  return (
    <Unreached
      {...words}
      error={query.error}
      isStale={query.data !== undefined}
      onRetry={onRetry}
    />
  );
}

type EmptyStateProps = {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  title: string;
  /** A sentence about what will be here, or what to do. */
  children: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.plate}>
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <h2 className="below-1 text-17 leading-135">{title}</h2>
      <div className={classes.text}>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

type BannerProps = {
  /** The one line lies in the space above the next title, so the title does not move. */
  overSpace?: boolean;
  /** What is logged here is sent by itself later. */
  sends?: boolean;
};

export function OfflineBanner({ overSpace = false, sends = false }: BannerProps) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner} data-over-space={overSpace}>
          <IconWifiOff size={14} stroke={1.5} aria-hidden />
          <span>{sends ? say.offlineLogsKept : say.offlineTypedStays}</span>
        </div>
      )}
    </div>
  );
}

/** Words for screen readers that are not visible. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className="visually-hidden" />
);

type Props = ComponentProps<'span'> & { label: string };

/** A named group of buttons. Its class sets how the buttons are laid out. */
export const Group = ({ label, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a line of text, and has a border and a minimum width.
  <span role="group" aria-label={label} {...rest} />
);
