import { Component, type ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';
import { AnchorButton, Button } from './Button.tsx';
import { Page } from './Page.tsx';

type Props = {
  children: ReactNode;
  /** A different value lets the children render again without remounting them. */
  resetOn: string;
};
type State = { failure: unknown };

/** Catches an unexpected error of a screen, reports it and offers a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidUpdate(before: Props): void {
    const moved = before.resetOn !== this.props.resetOn;
    if (moved && this.state.failure !== null) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <Page title="This screen could not be shown" narrow>
        <p>
          What you saved is safe, and so is what you were typing. Loading the page again usually
          helps.
        </p>
        <p className="quiet">What the browser says: {messageOf(failure)}</p>
        <div className="buttons">
          <Button onClick={() => location.reload()}>Load again</Button>
          <AnchorButton variant="default" href="/">
            To the start
          </AnchorButton>
        </div>
      </Page>
    );
  }
}
