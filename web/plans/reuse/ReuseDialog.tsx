import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { wordsOfHealth } from '#domain/plans/namedPerson.ts';
import { messageOf } from '../../api/errors.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { LibraryDialog } from '../../planLibrary/LibraryDialog.tsx';
import { customerProfileQuery } from '../../profiles/api.ts';
import { planQuery, savedPlanQuery } from '../api.ts';
import { CustomerCombobox } from '../customer/CustomerPicker.tsx';
import classes from '../customer/PersonLine.module.css';
import type { Begin } from '../form/beginFrom.ts';
import { usePlanForm } from '../form/planForm.ts';
import type { Reuse } from '../form/useLoadPlan.ts';
import { say } from '../words.ts';
import { keepable, keepableIn } from './naming.ts';

type Props = {
  reuse: Reuse;
  customerId: string | null;
  /** Undefined also while the customer is not loaded. */
  person: Customer | undefined;
  onTake: (begin: Begin) => void;
  onOther: (customerId: string, params: Readonly<Record<string, string>>) => void;
  fail: (message: string) => void;
  onClose: () => void;
};

/** The library, and the choice of another customer: everything that uses a plan again. */
export default function ReuseDialog(props: Props) {
  const { reuse, customerId, person, onTake, onOther, fail, onClose } = props;
  const form = usePlanForm();
  const queries = useQueryClient();
  const [toUse, use] = useState<LibraryPlan | null>(null);
  const { plan: toKeep, error: failed } = usePlanToKeep(reuse, person);
  const { data } = useQuery({
    ...customerProfileQuery(person?.id ?? ''),
    enabled: person !== undefined,
  });
  const told = person && data && { ...person, health: wordsOfHealth(data.profile) };
  useEffect(() => {
    if (!failed) return;
    fail(say.notLoadedBecause(messageOf(failed)));
    onClose();
  }, [failed, fail, onClose]);

  if (reuse.kind === 'other' && person)
    return (
      <OtherCustomer
        except={person.id}
        onChoose={(id) => onOther(id, { plan: reuse.planId, of: person.id })}
        onClose={onClose}
      />
    );
  if (toUse)
    return (
      <OtherCustomer
        except={null}
        onChoose={(id) => onOther(id, { library: toUse.id })}
        onClose={onClose}
      />
    );
  // Until the profile is loaded nobody can tell which words tell of them.
  if ((reuse.kind === 'keep' && !toKeep) || (person && !told)) return null;
  return (
    <LibraryDialog
      begin={toKeep && keepable(toKeep, told ? [told] : [])}
      inForm={() => keepableIn(form, customerId, told)}
      customer={person ? person.name.trim() || person.email : null}
      onUse={(plan) => {
        void queries.invalidateQueries({ queryKey: ['library-plan', 'list'] });
        if (!person) return use(plan);
        onClose();
        onTake({ kind: 'library', id: plan.id });
      }}
      onClose={onClose}
    />
  );
}

function usePlanToKeep(reuse: Reuse, person: Customer | undefined) {
  const from = reuse.kind === 'keep' && person ? reuse.from : null;
  const [customerId, planId] = [person?.id ?? '', 'planId' in reuse ? reuse.planId : ''];
  const uploaded = useQuery({
    ...planQuery(customerId, planId),
    enabled: from === 'uploaded',
  });
  const saved = useQuery({ ...savedPlanQuery(customerId, planId), enabled: from === 'saved' });
  if (from === null) return { plan: null, error: null };
  const { data, error } = from === 'saved' ? saved : uploaded;
  return { plan: data ?? null, error };
}

type OtherCustomerProps = {
  /** The customer who is not offered; null for none. */
  except: string | null;
  onChoose: (customerId: string) => void;
  onClose: () => void;
};

const OtherCustomer = ({ except, onChoose, onClose }: OtherCustomerProps) => (
  <Dialog title={say.forWhom} onClose={onClose}>
    <div className={classes.inDialog}>
      <CustomerCombobox
        inPlace
        except={except}
        onChoose={onChoose}
        start={<IconSearch size={18} stroke={1.5} aria-hidden />}
      />
    </div>
  </Dialog>
);
