import { type ComponentType, lazy } from 'react';

/**
 * A part beside others whose code is a file of its own. Where it cannot be fetched, without a
 * connection say, the screen stays whole without it.
 */
export function lazyPart<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(() => load().catch(() => ({ default: Nothing })));
}
