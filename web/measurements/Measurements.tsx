import { IconPlus, IconRuler2 } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import type { Body } from '#domain/measurements/derived.ts';
import { BODY_KINDS, isBodyKind, kindName } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { SelectField } from '../kit/Field.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay, useMe } from '../session/session.ts';
import { kindsQuery, measurementsQuery, useClock } from './api.ts';
import { DerivedValues } from './DerivedValues.tsx';
import { HideNumbers } from './HideNumbers.tsx';
import { KindsDialog } from './KindsDialog.tsx';
import { MeasurementFields, unitsOf, useMeasurementForm } from './MeasurementForm.tsx';
import { MeasurementList, valueWords } from './MeasurementList.tsx';
import classes from './Measurements.module.css';
import { say } from './words.ts';

const ImportDialog = lazyDialog(() => import('./import/ImportDialog.tsx'));

/** With more rows, the content below the list would be too far down. */
const SHOWN_AT_FIRST = 10;

type Opened = 'form' | 'kinds' | 'import' | null;

type MeasurementsProps = {
  customerId: string;
  /** From the customer's profile; null until it has loaded. */
  body: Body | null;
  /** An extra action for each measurement: `name` is its kind, `words` identify it. */
  ask?: (measurement: Measurement, name: string, words: string) => ReactNode;
};

export default function Measurements({ customerId, body, ask }: MeasurementsProps) {
  const { id, role, hidesNumbers = false } = useMe();
  const mayWrite = useMay('owner', 'dietician');
  const [kind, setKind] = useState<string>('weight');
  const [opened, setOpened] = useState<Opened>(null);
  const [showsAll, setShowsAll] = useState(false);
  const named = useQuery(kindsQuery).data?.items ?? [];
  const list = useInfiniteQuery(measurementsQuery(customerId, kind));
  const items = rowsOf(list.data);
  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST);
  const name = kindName(kind, named);
  const units = unitsOf(kind, named.find((each) => each.id === kind)?.unit);
  const close = () => setOpened(null);
  const isOffered = isBodyKind(kind) || named.some((each) => each.id === kind && !each.retired);
  return (
    <section className="grid gap-4 shrinks" aria-label={ofKit.measurements}>
      <div className={classes.head}>
        <SelectField
          label={say.measurement}
          value={kind}
          onChange={(event) => {
            close();
            setShowsAll(false);
            setKind(event.currentTarget.value);
          }}
        >
          {BODY_KINDS.map((each) => (
            <option key={each} value={each}>
              {kindName(each)}
            </option>
          ))}
          {named.map((each) => (
            <option key={each.id} value={each.id}>
              {each.retired ? say.notOffered(isolated(each.name)) : each.name}
            </option>
          ))}
        </SelectField>
        {opened !== 'form' && isOffered && mayWrite && (
          <Button icon={IconPlus} onClick={() => setOpened('form')}>
            {say.add(isolated(name))}
          </Button>
        )}
      </div>
      {hidesNumbers && <p className="muted pretty">{say.numbersHidden}</p>}
      {opened === 'form' && (
        <NewMeasurement key={kind} {...{ customerId, kind, name, units }} onClose={close} />
      )}
      {!list.data && (
        <Unloaded
          query={list}
          failed={say.failedToLoad}
          skeleton={
            <RowsSkeleton
              count={4}
              className={classes.list}
              rowClassName={classes.row}
              widths={['30%', '20%']}
            />
          }
        />
      )}
      {list.data && items.length === 0 && opened !== 'form' && (
        <EmptyState icon={IconRuler2} title={say.nothingYet}>
          {say.appearsHere(isolated(name))}
        </EmptyState>
      )}
      {items.length > 0 && (
        <MeasurementList {...{ customerId, kind, name, units, ask }} items={shown} />
      )}
      {shown.length < items.length ? (
        <Button variant="default" onClick={() => setShowsAll(true)}>
          {ofKit.showMore}
        </Button>
      ) : (
        <ShowMore list={list} />
      )}
      <div className={classes.foot}>
        {mayWrite && (
          <Button variant="subtle" size="compact-md" onClick={() => setOpened('import')}>
            {say.import}
          </Button>
        )}
        {!hidesNumbers && mayWrite && (
          <a
            className={classes.file}
            href={`/api/customers/${customerId}/measurements.csv`}
            download
          >
            {say.downloadCsv}
          </a>
        )}
        {role === 'client' && mayWrite && (
          <Button variant="subtle" size="compact-md" onClick={() => setOpened('kinds')}>
            {say.openKinds}
          </Button>
        )}
      </div>
      {!hidesNumbers && body && <DerivedValues customerId={customerId} body={body} />}
      {mayWrite && <HideNumbers customerId={customerId} isOwn={customerId === id} />}
      {opened === 'kinds' && <KindsDialog onClose={close} />}
      <Suspense fallback={null}>
        {opened === 'import' && (
          <ImportDialog {...{ customerId, kind, name, units }} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}

type NewProps = {
  customerId: string;
  kind: string;
  name: string;
  units: readonly string[];
  onClose: () => void;
};

function NewMeasurement({ customerId, kind, name, units, onClose }: NewProps) {
  const { today } = useClock();
  const form = useMeasurementForm({
    customerId,
    kind,
    units,
    today,
    edited: null,
    onStored(stored) {
      onClose();
      toastSuccess(stored.value === null ? ofKit.saved : say.savedValue(valueWords(stored)));
    },
  });
  return (
    <div className="card pad-4">
      <MeasurementFields {...{ form, name, units, today }} withNote onCancel={onClose} />
    </div>
  );
}
