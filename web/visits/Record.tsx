import { IconPlus, IconWritingSign } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Day, dayIn, formatDay, formatTime } from '#domain/day.ts';
import { inARow, inDigits, isolated } from '#domain/language/language.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import { ADDENDA_MAX, type Section } from '#domain/visits/record.ts';
import type { AddendumInput, Visit, VisitFigures } from '#domain/visits/visitSchema.ts';
import { type Creation, createOnce, newCreation, newKey } from '../draft/createOnce.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { LongField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay } from '../session/session.ts';
import { addAddendum, figuresQuery, showStored } from './api.ts';
import classes from './Visits.module.css';
import { say } from './words.ts';

/** What a record will say of this day, while it is written. */
export function Figures({ customerId, date }: { customerId: string; date: Day }) {
  const figures = useQuery(figuresQuery(customerId, date));
  return figures.data ? (
    <FiguresLine figures={figures.data} />
  ) : (
    <Unloaded query={figures} failed={say.figuresNotLoaded} skeleton={<Skeleton height={44} />} />
  );
}

export function FiguresLine({ figures: { weight, adherence, plan } }: { figures: VisitFigures }) {
  const figures = [
    {
      name: say.weight,
      value: weight && quantity(weight.value, weight.unit),
      about: weight && formatDay(weight.date, 'dated'),
    },
    {
      name: say.mealsEaten,
      value: adherence && say.ofMeals(inDigits(adherence.done), inDigits(adherence.meals)),
      about: adherence && say.daysLogged(adherence.days),
    },
    {
      name: ofKit.plan,
      value: plan?.name,
      about:
        plan && say.fromTo(formatDay(plan.startDate, 'short'), formatDay(plan.endDate, 'dated')),
    },
  ];
  return (
    <dl className={classes.figures} aria-label={say.figures}>
      {figures.map(({ name, value, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value ?? say.none}</bdi>
          </dd>
          {about && <dd className="small">{about}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What is written under the headings; those with nothing under them are left out. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => (
      <section key={heading} className="grid gap-1">
        <h5 className={classes.heading} dir="auto">
          {heading}
        </h5>
        <p className={classes.text} dir="auto">
          {text}
        </p>
      </section>
    ));

const atWords = (at: string) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return inARow([formatDay(dayIn(timeZone, new Date(at)), 'dated'), formatTime(new Date(at))]);
};

type AddendaProps = {
  customerId: string;
  visit: Visit;
  signed: NonNullable<Visit['signed']>;
};

export function Addenda({ customerId, visit, signed }: AddendaProps) {
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMay('dietician');
  return (
    <div className={classes.signed}>
      <p className="row gap-2">
        <IconWritingSign size={18} stroke={1.5} aria-hidden />
        <bdi className="breaks">{say.signedBy(isolated(signed.by), atWords(signed.at))}</bdi>
      </p>
      {visit.addenda.map(({ id, text, writer, writtenAt }) => (
        <section key={id} className={classes.addendum} aria-label={say.addendum}>
          <p className="small">{inARow([say.addendum, isolated(writer), atWords(writtenAt)])}</p>
          <p className={classes.text} dir="auto">
            {text}
          </p>
        </section>
      ))}
      {isAdding && <AddendumForm {...{ customerId, visit }} onEnd={() => setAdding(false)} />}
      {!isAdding && mayWrite && visit.addenda.length < ADDENDA_MAX && (
        <Button
          variant="subtle"
          size="compact-md"
          icon={IconPlus}
          className={classes.addAddendum}
          onClick={() => setAdding(true)}
        >
          {say.addAddendum}
        </Button>
      )}
    </div>
  );
}

const schema = async () => (await import('#domain/visits/visitSchema.ts')).addendumInputSchema;

type AddendumFormProps = { customerId: string; visit: Visit; onEnd: () => void };

function AddendumForm({ customerId, visit, onEnd }: AddendumFormProps) {
  const [creation] = useState<Creation<AddendumInput, Visit>>(newCreation);
  const form = useForm<{ text: string }, AddendumInput>({
    initial: { text: '' },
    schema,
    async submit(input) {
      const create = (sent: AddendumInput, key: string) =>
        addAddendum(customerId, visit.id, sent, key);
      // One that was stored although its answer was lost stays: what was typed since is another.
      const change = (_: Visit, latest: AddendumInput) => create(latest, newKey());
      showStored(customerId, await createOnce(creation, input, { create, change }));
      toastSuccess(say.addendumSaved);
      onEnd();
    },
  });
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <form {...form.form} className={classes.form} aria-label={say.addAddendum}>
      <LongField {...form.field('text')} label={say.addendum} hint={say.addendumHint} required />
      {form.failureMessage && <Failure message={say.addendumFailed} reason={form.failureMessage} />}
      <Foot does={say.saveAddendum} onCancel={onEnd} busy={form.busy} />
    </form>
  );
}
