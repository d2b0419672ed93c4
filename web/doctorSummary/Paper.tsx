import { useLayoutEffect, useRef, useState } from 'react';
import { type Limits, ROOMS } from './limits.ts';
import classes from './Paper.module.css';
import { SummarySheet } from './SummarySheet.tsx';
import type { Told } from './sheet.ts';

type Props = { told: Told; by: string };

/**
 * The printed page: exactly one, portrait, with the most text that fits and in the largest type size for it.
 */
export function Paper({ told, by }: Props) {
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
    <article ref={paper} className={classes.paper} aria-label="Summary to print">
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
