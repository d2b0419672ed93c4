import { IconUserExclamation } from '@tabler/icons-react';
import { useMemo } from 'react';
import { namerOf } from '#domain/plans/namedPerson.ts';
import { namesWords } from '../../planLibrary/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../form/Banners.tsx';
import { fieldName } from '../form/fields.ts';
import { type Origin, useFormValue, usePlanForm } from '../form/planForm.ts';

/** Says where a plan still names the customer it was written for, until each place is changed or confirmed. */
export default function StillNamed({ origin }: { origin: Origin }) {
  const form = usePlanForm();
  const names = useMemo(() => namerOf(origin.person), [origin.person]);
  const left = useFormValue(({ state: { values } }) =>
    origin.naming
      .filter((path) => names(values[path] ?? ''))
      .map(fieldName)
      .join('|'),
  );
  if (left === '') return null;
  return (
    <Banner
      icon={IconUserExclamation}
      words={namesWords(left.split('|'), 'the customer it was written for')}
    >
      <Button size="xs" variant="default" onClick={() => form.beginFrom({ ...origin, naming: [] })}>
        Dismiss
      </Button>
    </Banner>
  );
}
