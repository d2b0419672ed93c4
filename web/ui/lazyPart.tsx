import { type ComponentType, lazy } from 'react';
import { MissingPart } from './MissingPart.tsx';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export const withStandIn = <Props,>(load: Load<Props>, StandIn: ComponentType) =>
  lazy(() => load().catch(() => ({ default: StandIn as ComponentType<Props> })));

/**
 * A part beside others whose code is a file of its own. Where it cannot be fetched, without a
 * connection say, the screen stays whole without it.
 */
export const lazyPart = <Props = object>(load: Load<Props>) => withStandIn(load, () => null);

/** A part that somebody looks for in its place, such as a tab: a sentence stands there where it is missing. */
export const lazyPlace = <Props = object>(load: Load<Props>) => withStandIn(load, MissingPart);
