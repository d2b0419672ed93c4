import { type ReactNode, useId } from 'react';
import { formatDay } from '#domain/day.ts';
import type { DoctorFigures } from '#domain/trends/doctorSummarySchema.ts';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { UNITS, valueWords } from '../trends/inWords.ts';
import * as words from './inWords.ts';
import classes from './SummarySheet.module.css';
import {
  averagesOf,
  type Limits,
  NAME_MOST,
  ROOMS,
  type Sheet,
  sheetOf,
  shorten,
  type Told,
} from './sheet.ts';

type Props = {
  told: Told;
  limits?: Limits;
  /** The name of the person who makes the summary. */
  by: string;
};

/** The contents of the page, the same on screen and on paper; all sizes are relative to the type size. */
export function SummarySheet({ told, limits = ROOMS[0], by }: Props) {
  const { summary } = told;
  const sheet = sheetOf(told, limits);
  return (
    <>
      <Head sheet={sheet} />
      <dl className={classes.facts}>
        <Fact label="Time">{words.rangeWords(summary)}</Fact>
        <Fact label="Coaching">{words.coachingWords(summary.coaching)}</Fact>
      </dl>
      <Part title="Health">
        <dl className={classes.facts}>
          {sheet.health.map(({ label, text }) => (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ))}
        </dl>
      </Part>
      <Logged told={told} />
      <Measured sheet={sheet} isHidden={summary.numbersHidden} />
      <Goals sheet={sheet} />
      <Part title="Last plan">
        {sheet.plan ? <PlanWeek plan={sheet.plan} /> : <p>{words.NO_PLAN}</p>}
      </Part>
      <footer className={classes.foot}>
        {sheet.isShortened && `${words.SHORTENED} `}
        <bdi>{words.madeWords(summary.to, shorten(by, NAME_MOST))}</bdi> {words.SOURCE}
      </footer>
    </>
  );
}

function Head({ sheet }: { sheet: Sheet }) {
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.kind}>{words.TITLE}</p>
        <h2 dir="auto" className={classes.name}>
          {sheet.name}
        </h2>
        {sheet.about && <p>{sheet.about}</p>}
      </div>
      <div>
        <p dir="auto" className="bold">
          {sheet.practice}
        </p>
        {sheet.dietician && (
          <p>
            Dietician: <bdi>{sheet.dietician}</bdi>
          </p>
        )}
        {sheet.reached.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </header>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h3 id={heading} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);

/** How closely the plan was followed, and what else was logged. */
function Logged({ told: { summary } }: { told: Told }) {
  const { figures } = summary;
  const { adherence } = figures;
  return (
    <Part title="Days as planned">
      <p>
        {adherence && (
          <>
            <strong>{valueWords(adherence.mean, UNITS.adherence)}</strong>{' '}
            {words.onDays(adherence.days)}. {words.mealsWords(figures)}
          </>
        )}
        {figures.daysLogged === 0 ? words.NOTHING_LOGGED : `${words.loggedWords(figures)}.`}
      </p>
      {adherence && <WeekFigures figures={figures} />}
      <dl className={classes.averages}>
        {averagesOf(figures).map(({ label, text }) => (
          <Fact key={label} label={`${label}, on average`}>
            {text}
          </Fact>
        ))}
      </dl>
    </Part>
  );
}

function Measured({ sheet: { measured }, isHidden }: { sheet: Sheet; isHidden: boolean }) {
  const { rows, more } = measured;
  const nothing = isHidden ? words.NUMBERS_LEFT_OUT : words.NOTHING_MEASURED;
  return (
    <Part title="Measurements">
      {rows.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <table className={`${classes.table} ${classes.measured}`}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">First</th>
              <th scope="col">Last</th>
              <th scope="col">Change</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" dir="auto">
                  {row.kind}
                </th>
                <Value value={row.first} on={row.firstOn} />
                <Value value={row.last} on={row.lastOn} />
                <td>{row.change}</td>
                <td>{row.days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p>{words.moreWords(more)}</p>}
    </Part>
  );
}

const Value = ({ value, on }: { value: string; on: string }) => (
  <td>
    <strong>{value}</strong> <span className={classes.on}>{on}</span>
  </td>
);

function Goals({ sheet: { goals } }: { sheet: Sheet }) {
  return (
    <Part title="Goals">
      {goals.rows.length === 0 ? (
        <p>{words.NO_GOALS}</p>
      ) : (
        <ul className={classes.goals}>
          {goals.rows.map(({ key, name, text }) => (
            <li key={key}>
              <strong dir="auto">{name}</strong> {text}
            </li>
          ))}
          {goals.more > 0 && <li>{words.moreWords(goals.more)}</li>}
        </ul>
      )}
    </Part>
  );
}

/** The plan uploaded last: its name, its dates, and a line of meals for each day. */
function PlanWeek({ plan }: { plan: NonNullable<Sheet['plan']> }) {
  return (
    <>
      <p>
        <strong dir="auto">{plan.name}</strong>, {plan.dates}
      </p>
      {!plan.days && <p>{words.NO_ROOM}</p>}
      {plan.days && (
        <table className={classes.table}>
          <tbody>
            {plan.days.map(({ date, day, meals }) => (
              <tr key={date}>
                <th scope="row" className={classes.day}>
                  {day}
                </th>
                <td>
                  {meals.length === 0 && '–'}
                  {meals.map(({ key, timing, text }, place) => (
                    <span key={key}>
                      {place > 0 && ' · '}
                      {timing && (
                        <b dir="auto" className="medium">
                          {timing}
                        </b>
                      )}{' '}
                      <bdi>{text}</bdi>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The share of the plan eaten in each week, in a row that wraps. */
function WeekFigures({ figures }: { figures: DoctorFigures }) {
  return (
    <>
      <p className={classes.on}>{words.weeksWords(figures.weeksBefore)}</p>
      <ol className={classes.weeks}>
        {figures.weeks.map(({ from, mean, n }) => (
          <li key={from}>
            <span className={classes.on}>
              <VisuallyHidden>Week from </VisuallyHidden>
              {formatDay(from, 'medium').slice(0, -5)}
            </span>
            <strong>
              {mean === null ? (
                <>
                  <span aria-hidden>–</span>
                  <VisuallyHidden>nothing logged</VisuallyHidden>
                </>
              ) : (
                `${Math.round(mean)}%`
              )}
            </strong>
            {n > 0 && <span className={classes.on}>{n === 1 ? '1 day' : `${n} days`}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
