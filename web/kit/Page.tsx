import { Component, type ReactNode, useEffect, useRef } from 'react';
import { isolated } from '#domain/language/language.ts';
import { messageOf } from '../api/errors.ts';
import { useLocation } from './address.tsx';
import { Mark, useBrand } from './Brand.tsx';
import { AnchorButton, Button } from './Button.tsx';
import classes from './Page.module.css';
import { Skeleton } from './Skeleton.tsx';
import { say } from './words.ts';

type PageProps = {
  title: string;
  /** The screen's own buttons: top right on a desktop, a bar at the bottom on a phone. */
  actions?: ReactNode;
  /** Content in the title's row, if there is room. */
  beside?: ReactNode;
  children: ReactNode;
  /** Narrower, because a form or a text is hard to read across the whole width. */
  narrow?: boolean;
  /** Puts the buttons after the content in the document, for the keyboard and for screen readers. */
  actionsLast?: boolean;
  /** False hides the title on a phone if the content has its own title; screen readers still find it. */
  titleOnPhone?: boolean;
  /** Makes the title a small line above a larger one of the content. */
  isSmall?: boolean;
  /** For a screen that moves the focus itself when only its address changes. */
  keepsPlace?: boolean;
};

/** The frame of every screen: one h1, the primary action, the content. */
export function Page(props: PageProps) {
  const { title, actions, beside, children, narrow = false, titleOnPhone = true } = props;
  const { actionsLast = false, isSmall = false } = props;
  const heading = useArrival(title, props.keepsPlace);
  return (
    <div className={classes.page} data-narrow={narrow} data-actions-last={actionsLast}>
      <div className={classes.head} data-on-phone={titleOnPhone} data-small={isSmall}>
        <h1 ref={heading} tabIndex={-1} className={classes.title} dir="auto">
          {title}
        </h1>
        {beside}
        {actions && !actionsLast && <PageActions>{actions}</PageActions>}
      </div>
      {children}
      {actions && actionsLast && <PageActions>{actions}</PageActions>}
    </div>
  );
}

export function PageActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

const FIRST_LOAD = Symbol('first load');
let arrivedAt: string | typeof FIRST_LOAD = FIRST_LOAD;
/** The heading that got the focus last. */
let focused: HTMLElement | null = null;

/**
 * Names the tab. After a change of route it moves the focus to the heading, so that a screen reader says where the
 * user is; on the first load the browser does that itself.
 */
export function useArrival(title: string, keepsPlace = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const cameBy = useLocation().cameBy;
  const hasArrived = useRef(false);
  const { name } = useBrand();

  useEffect(() => {
    document.title = `${isolated(title)} · ${isolated(name)}`;
  }, [title, name]);

  useEffect(() => {
    const focusHeading = () => {
      focused = heading.current;
      focused?.focus({ preventScroll: true });
    };
    const stays = keepsPlace && hasArrived.current;
    hasArrived.current = true;
    // The focus was on the heading of a skeleton, which this heading has replaced.
    const isLost = focused?.isConnected === false && document.activeElement === document.body;
    if (arrivedAt === pathname) {
      if (isLost) focusHeading();
      return;
    }
    // The user may have moved on before the code of the first screen arrived: then this is not the first load.
    const isFirst = arrivedAt === FIRST_LOAD && cameBy !== 'PUSH';
    arrivedAt = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    // Somebody who is typing already keeps the focus.
    if (!stays && !(document.activeElement instanceof HTMLTextAreaElement)) focusHeading();
  }, [pathname, keepsPlace, cameBy]);

  return heading;
}

/** The outline of a page while its screen is loading. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label={say.loading}>
      <div className={classes.head}>
        <Skeleton width={180} height={28} />
      </div>
      <div className="stack">
        <Skeleton height={72} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </div>
    </div>
  );
}

/** Shown until it is known who is signed in. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status" aria-label={say.loading}>
      <span className={classes.mark}>
        <Mark size={56} />
      </span>
    </div>
  );
}

type ErrorBoundaryProps = {
  children: ReactNode;
  /** A different value lets the children render again without remounting them. */
  resetOn: string;
};
type State = { failure: unknown };

/** Catches an unexpected error of a screen, reports it and offers a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    const moved = before.resetOn !== this.props.resetOn;
    if (moved && this.state.failure !== null) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <Page title={say.screenNotShown} narrow>
        <p>{say.allIsSafe}</p>
        <p className="quiet">{say.browserSays(messageOf(failure))}</p>
        <div className="buttons">
          <Button onClick={() => location.reload()}>{say.loadAgain}</Button>
          <AnchorButton variant="default" href="/">
            {say.toFirstPage}
          </AnchorButton>
        </div>
      </Page>
    );
  }
}

let root: HTMLElement | undefined;

/**
 * The element for what lies above the page (popovers) or replaces it in print (the sheet). It is a sibling of the
 * app's element, not its parent: React listens on every element that holds a portal, and would handle each key in
 * the app twice.
 */
export function overlayRoot(): HTMLElement {
  root ??= document.body.appendChild(document.createElement('div'));
  return root;
}
