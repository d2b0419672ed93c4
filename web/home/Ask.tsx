import { type ComponentProps, Suspense } from 'react';
import type AskOfDay from '../conversations/AskOfDay.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { atRest } from '../kit/time.ts';
import classes from './Ask.module.css';

export const loadAsk = () => import('../conversations/AskOfDay.tsx');
const LateButton = lazyPart<ComponentProps<typeof AskOfDay>>(() => atRest(loadAsk));

/** Asks about a day or one of its meals. Reserves the button's space while its code loads. */
export const Ask = (props: ComponentProps<typeof AskOfDay>) => (
  <Suspense fallback={<span className={classes.room} data-coming aria-hidden />}>
    <LateButton {...props} />
  </Suspense>
);
