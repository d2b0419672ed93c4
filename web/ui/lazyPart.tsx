import { type ComponentType, lazy } from 'react';
import { MissingPart } from './MissingPart.tsx';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** `StandIn` gets the properties of the part that it replaces. */
export const withStandIn = <Props,>(load: Load<Props>, StandIn: ComponentType<Props>) =>
  lazy(() => load().catch(() => ({ default: StandIn })));

/**
 * An optional part of a screen with its code in a file of its own. If it cannot be fetched, for example offline,
 * the screen is shown without it.
 */
export const lazyPart = <Props = object>(load: Load<Props>) => withStandIn(load, () => null);

/** A part that people expect in its place, such as a tab: a sentence replaces it if its code is missing. */
export const lazyPlace = <Props = object>(load: Load<Props>) => withStandIn(load, MissingPart);
