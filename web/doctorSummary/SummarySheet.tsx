import { type ReactNode, useId } from 'react';
import { formatDay } from '#domain/day.ts';
import { inDigits, isolated } from '#domain/language/language.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { DoctorFigures } from '#domain/trends/doctorSummarySchema.ts';
import { Logo } from '../kit/Brand.tsx';
import { Filled } from '../kit/Button.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { UNITS, unitOf, valueWords } from '../trends/inWords.ts';
import { say as ofTrends } from '../trends/words.ts';
import { coachingWords, loggedWords, rangeWords } from './inWords.ts';
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
import { say } from './words.ts';

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
        <Fact label={say.time}>{rangeWords(summary)}</Fact>
        <Fact label={ofKit.coaching}>{coachingWords(summary.coaching)}</Fact>
      </dl>
      <Part title={say.health}>
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
      <Part title={say.lastPlan}>
        {sheet.plan ? <PlanWeek plan={sheet.plan} /> : <p>{say.noPlan}</p>}
      </Part>
      <footer className={classes.foot}>
        {sheet.isShortened && `${say.shortened} `}
        <bdi>{say.madeOn(formatDay(summary.to, 'full'), isolated(shorten(by, NAME_MOST)))}</bdi>{' '}
        {say.source}
      </footer>
    </>
  );
}

function Head({ sheet }: { sheet: Sheet }) {
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.kind}>{ofTrends.forDoctor}</p>
        <h2 dir="auto" className={classes.name}>
          {sheet.name}
        </h2>
        {sheet.about && <p>{sheet.about}</p>}
      </div>
      <div>
        <Logo />
        <p className="bold">
          <bdi>{sheet.practice}</bdi>
        </p>
        {sheet.dietician && (
          <p>
            <Filled text={say.dietician} name={<bdi>{sheet.dietician}</bdi>} />
          </p>
        )}
        {sheet.reached.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
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
  const { adherence, meals } = figures;
  const hasOtherMeals = meals.other + meals.skipped > 0;
  return (
    <Part title={say.daysAsPlanned}>
      <p>
        {adherence && (
          <>
            <Filled
              text={say.shareOnDays(adherence.days)}
              share={<strong>{valueWords(adherence.mean, UNITS.adherence)}</strong>}
            />{' '}
            {hasOtherMeals && `${say.meals(mealKindsWords(meals))} `}
          </>
        )}
        {loggedWords(figures)}
      </p>
      {adherence && <WeekFigures figures={figures} />}
      <dl className={classes.averages}>
        {averagesOf(figures).map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </Part>
  );
}

function Measured({ sheet: { measured }, isHidden }: { sheet: Sheet; isHidden: boolean }) {
  const { rows, more } = measured;
  const nothing = isHidden ? say.numbersLeftOut : say.nothingMeasured;
  return (
    <Part title={ofKit.measurements}>
      {rows.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <table className={`${classes.table} ${classes.measured}`}>
          <thead>
            <tr>
              <th scope="col">{say.kind}</th>
              <th scope="col">{say.first}</th>
              <th scope="col">{say.last}</th>
              <th scope="col">{say.change}</th>
              <th scope="col">{ofKit.days}</th>
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
                <td>{inDigits(row.days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p>{ofKit.andMore(more)}</p>}
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
    <Part title={ofKit.goals}>
      {goals.rows.length === 0 ? (
        <p>{say.noGoals}</p>
      ) : (
        <ul className={classes.goals}>
          {goals.rows.map(({ key, name, text }) => (
            <li key={key}>
              <strong>{name}</strong> {text}
            </li>
          ))}
          {goals.more > 0 && <li>{ofKit.andMore(goals.more)}</li>}
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
        <Filled
          text={say.planAndDates}
          plan={<strong dir="auto">{plan.name}</strong>}
          dates={plan.dates}
        />
      </p>
      {!plan.days && <p>{say.noRoom}</p>}
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
      <p className={classes.on}>{say.byWeek(figures.weeksBefore)}</p>
      <ol className={classes.weeks}>
        {figures.weeks.map(({ from, mean, n }) => (
          <li key={from}>
            <span className={classes.on}>
              <VisuallyHidden>{ofKit.weekFrom} </VisuallyHidden>
              {formatDay(from, 'brief')}
            </span>
            <strong>
              {mean === null ? (
                <>
                  <span aria-hidden>–</span>
                  <VisuallyHidden>{say.nothingLoggedThen}</VisuallyHidden>
                </>
              ) : (
                valueWords(mean, unitOf('%'))
              )}
            </strong>
            {n > 0 && <span className={classes.on}>{say.countedDays(n)}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
