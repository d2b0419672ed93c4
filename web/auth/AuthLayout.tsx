import { type ReactNode, useEffect } from 'react';
import { locale } from '#domain/language/language.ts';
import { Brand } from '../kit/Brand.tsx';
import { LanguageChoice } from '../kit/LanguageChoice.tsx';
import { useArrival } from '../kit/Page.tsx';
import classes from './AuthLayout.module.css';
import { say } from './words.ts';

/** Eight meals a day from the middle outwards: # eaten, + planned, . nothing planned. */
const week = ['##.##.##', '.#######', '##.#.###', '.##.####', '##.#.+++', '+++.++.+', '.+.+++++'];
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const TODAY = 4;
const CENTRE = 200;
const INNERMOST = 62;
const STEP = 14;
const GAP = 9;
const SECTOR = (2 * Math.PI) / 7;

const point = (angle: number, radius: number) =>
  `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;

function arc(day: number, meal: number): string {
  const radius = INNERMOST + meal * STEP;
  // Round line caps add half a stroke, so the arc stops that much earlier.
  const margin = GAP / radius;
  const from = (day - 0.5) * SECTOR + margin;
  const to = (day + 0.5) * SECTOR - margin;
  return `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;
}

const kinds: Readonly<Record<string, string>> = { '#': 'eaten', '+': 'planned', '.': 'blank' };

const cells = week.flatMap((meals, day) =>
  [...meals].map((cell, meal) => ({
    path: arc(day, meal),
    kind: kinds[cell],
    today: day === TODAY,
  })),
);

/** The first letter of a weekday, as the reader's calendar has it. */
const letterOf = (day: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'narrow', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 23 + day),
  );

/** A week on a plate: seven days around, eight meals outwards. */
function WeekPicture() {
  return (
    <svg viewBox="0 0 400 400" className="block full" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r="198" className={classes.rim} />
      <circle cx={CENTRE} cy={CENTRE} r="169" className={classes.well} />
      {cells.map(({ path, kind, today }) => (
        <path key={path} d={path} className={classes.cell} data-kind={kind} data-today={today} />
      ))}
      {DAYS.map((day) => (
        <text
          key={day}
          x={CENTRE + 183 * Math.sin(day * SECTOR)}
          y={CENTRE - 183 * Math.cos(day * SECTOR)}
          className={classes.day}
          data-today={day === TODAY}
        >
          {letterOf(day)}
        </text>
      ))}
      <path
        className={classes.leaf}
        transform="translate(154 154) scale(2.9)"
        d="M11.3 20.7c-1-4.6 1.4-9.2 9.4-9.4.2 6.8-3.3 9.8-7.4 9.2l-1.1 1.1a.6.6 0 0 1-.9-.9Z"
      />
    </svg>
  );
}

type Props = {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Alternative actions, below the form. */
  footer?: ReactNode;
  /** The screen appeared without user action: it is announced, unless the focus is elsewhere. */
  isNews?: boolean;
};

/** The layout of every sign-in screen. */
export function AuthLayout({ title, lead, children, footer, isNews = false }: Props) {
  const heading = useArrival(title);
  useEffect(() => {
    if (isNews && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [isNews, heading]);
  return (
    <div className={classes.screen}>
      <div className={classes.side}>
        <header className={classes.top}>
          <a href="/" className={classes.home}>
            <Brand />
          </a>
        </header>
        <main className={classes.main}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </main>
        <div className={classes.language}>
          <LanguageChoice />
        </div>
      </div>
      <div className={classes.picture} aria-hidden="true">
        <WeekPicture />
        <p className={classes.caption}>{say.caption}</p>
      </div>
    </div>
  );
}
