import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitName } from '#domain/measurements/measurement.ts';
import type { Kind, KindChange, KindInput } from '#domain/measurements/measurementSchema.ts';
import { send } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { invalidate } from '../live/queryClient.tsx';
import { kindsQuery } from './api.ts';
import classes from './KindsDialog.module.css';
import { say } from './words.ts';

const PATH = '/api/measurement-kinds';
const schema = async () =>
  (await import('#domain/measurements/measurementSchema.ts')).kindInputSchema;

const store = async (method: 'POST' | 'PATCH', path: string, body: KindInput | KindChange) => {
  await send<Kind>(method, path, body);
  invalidate(kindsQuery.queryKey);
};

/** The kinds of measurement that a practice names itself: added, renamed, retired. */
export function KindsDialog({ onClose }: { onClose: () => void }) {
  const kinds = useQuery(kindsQuery);
  /** The names being typed, by the id of their kind. */
  const [names, setNames] = useState<Readonly<Record<string, string | null>>>({});
  const own = kinds.data?.items ?? [];
  const form = useForm({
    initial: { name: '', unit: '' },
    schema,
    async submit(input: KindInput) {
      await store('POST', PATH, input);
      form.reset();
    },
  });
  return (
    <Dialog
      title={say.kinds}
      onClose={onClose}
      typed={form.isTyped || own.some(({ id, name }) => (names[id] ?? name) !== name)}
    >
      {!kinds.data && <Unloaded query={kinds} skeleton={null} failed={say.failedToLoadKinds} />}
      {kinds.data && own.length === 0 && <p className="below-4 muted">{say.builtIn}</p>}
      <ul className="below-4" aria-label={say.ownKinds}>
        {own.map((kind) => (
          <KindRow
            key={kind.id}
            kind={kind}
            typed={names[kind.id] ?? null}
            onType={(name) => setNames((was) => ({ ...was, [kind.id]: name }))}
          />
        ))}
      </ul>
      <form {...form.form} className={classes.form}>
        <Field
          {...form.field('name')}
          label={ofKit.name}
          autoComplete="off"
          required
          data-autofocus
        />
        <Field {...form.field('unit')} label={ofKit.unit} autoComplete="off" required />
        <Button type="submit" loading={form.busy}>
          {say.addKind}
        </Button>
      </form>
      {form.failureMessage && <Failure message={form.failureMessage} />}
    </Dialog>
  );
}

type RowProps = {
  kind: Kind;
  /** The new name so far; null: it is not being renamed. */
  typed: string | null;
  onType: (name: string | null) => void;
};

function KindRow({ kind: { id, name, unit, retired }, typed, onType }: RowProps) {
  const change = useMutation({
    mutationFn: (wanted: KindChange) => store('PATCH', `${PATH}/${encodeURIComponent(id)}`, wanted),
    onSuccess: () => onType(null),
  });
  return (
    <li className={classes.row} data-retired={retired}>
      {typed === null ? (
        <p className={classes.name}>
          <bdi>{name}</bdi> <span className="muted">{say.inUnit(unitName(unit))}</span>
        </p>
      ) : (
        <Field
          label={say.newName}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
      <Button
        variant="subtle"
        size="compact-md"
        loading={change.isPending}
        aria-label={typed === null ? say.renameKind(name) : say.saveNameOf(name)}
        onClick={() => (typed === null ? onType(name) : change.mutate({ name: typed }))}
      >
        {typed === null ? say.rename : ofKit.save}
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={retired ? say.offerKind(name) : say.retireKind(name)}
        onClick={() => change.mutate({ retired: !retired })}
      >
        {retired ? say.offerAgain : say.retire}
      </Button>
      <Failure error={change.error} />
    </li>
  );
}
