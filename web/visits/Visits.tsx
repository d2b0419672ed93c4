import {
  IconCalendarUser,
  IconClipboardText,
  IconList,
  IconPencil,
  IconPlus,
  IconTrash,
  IconWritingSign,
} from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { HEADINGS_MAX, isAhead } from '#domain/visits/record.ts';
import type { TemplateInput, Visit, VisitTemplate } from '#domain/visits/visitSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { useForm } from '../draft/useForm.ts';
import { Button, RowAction } from '../kit/Button.tsx';
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx';
import { LongField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { EmptyState, Failure, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay, useMe } from '../session/session.ts';
import { browserStore } from '../store/browserStore.ts';
import {
  saveTemplate,
  showStored,
  signVisit,
  templateQuery,
  useDeleteVisit,
  visitsQuery,
} from './api.ts';
import { Addenda, FiguresLine, Sections } from './Record.tsx';
import { NEW_RECORD, VisitFields, visitKey } from './VisitForm.tsx';
import classes from './Visits.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  /** The customer's own date. */
  today: Day;
};

/** The dated notes about a customer, which only dieticians can read. */
export default function Visits({ customerId, today }: Props) {
  const me = useMe();
  const mayWrite = useMay('dietician');
  // A visit that was begun but not saved is opened again.
  const [adding, add] = useState<'notes' | 'record' | null>(() => {
    const isBegun = (id?: string) =>
      browserStore().getItem(visitKey(me.id, customerId, id)) !== null;
    if (isBegun(NEW_RECORD)) return 'record';
    return isBegun() ? 'notes' : null;
  });
  const template = useQuery({ ...templateQuery, enabled: adding === 'record' });
  const [isChoosing, setChoosing] = useState(false);
  const [editedId, edit] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const list = useInfiniteQuery(visitsQuery(customerId, search));
  const items = rowsOf(list.data);
  const isEmpty = list.data && items.length === 0;
  return (
    <section className="grid gap-4 shrinks" aria-label={say.visits}>
      <div className={classes.head}>
        <h3 className={classes.title}>{say.visits}</h3>
        {(items.length > 0 || text !== '') && (
          <SearchField
            aria-label={say.searchVisits}
            placeholder={say.searchVisits}
            className={classes.search}
            {...{ text, setText }}
          />
        )}
        {!adding && mayWrite && (
          <>
            <Button variant="default" icon={IconClipboardText} onClick={() => add('record')}>
              {say.writeRecord}
            </Button>
            <Button icon={IconPlus} onClick={() => add('notes')}>
              {say.addVisit}
            </Button>
          </>
        )}
      </div>
      {adding === 'record' && !template.data && (
        <Unloaded
          query={template}
          failed={say.templateNotLoaded}
          skeleton={<Skeleton height={320} radius="lg" />}
        />
      )}
      {adding && (adding === 'notes' || template.data) && (
        <div className={classes.card}>
          {adding === 'record' && (
            <Button
              variant="subtle"
              size="compact-md"
              icon={IconList}
              onClick={() => setChoosing(true)}
            >
              {say.chooseHeadings}
            </Button>
          )}
          <VisitFields
            // New headings begin the form anew, unless something is typed.
            key={`${adding} ${template.data?.version}`}
            {...{ customerId, today }}
            saved={null}
            headings={adding === 'record' ? (template.data?.headings ?? null) : null}
            onClose={(leftIn) => {
              add(null);
              if (leftIn) edit(leftIn);
            }}
          />
        </div>
      )}
      {isChoosing && template.data && (
        <TemplateDialog template={template.data} onClose={() => setChoosing(false)} />
      )}
      {!list.data && (
        <Unloaded
          query={list}
          failed={say.loadFailed}
          skeleton={<Skeleton height={124} radius="lg" />}
        />
      )}
      {isEmpty && search !== '' && <p className="muted">{say.noneMatch}</p>}
      {isEmpty && search === '' && !adding && (
        <EmptyState icon={IconCalendarUser} title={say.noneYet}>
          {say.noneYetHint}
        </EmptyState>
      )}
      {items.length > 0 && <VisitList {...{ customerId, today, items, editedId }} onEdit={edit} />}
      <ShowMore list={list} />
      <VisuallyHidden role="status">
        {search !== '' && list.isSuccess && !list.isFetching ? say.found(items.length) : ''}
      </VisuallyHidden>
    </section>
  );
}

type VisitListProps = {
  customerId: string;
  today: Day;
  items: readonly Visit[];
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

/** The visits of a customer, the latest day first. */
function VisitList({ customerId, today, items, editedId, onEdit }: VisitListProps) {
  const [asked, ask] = useState<{ visit: Visit; does: 'sign' | 'delete' } | null>(null);
  const sign = useMutation({
    mutationFn: (visit: Visit) => signVisit(customerId, visit),
    onSuccess: (signed) => {
      showStored(customerId, signed);
      toastSuccess(say.signed);
    },
    onSettled: () => ask(null),
  });
  const remove = useDeleteVisit(customerId);
  const confirmed = (visit: Visit) =>
    remove.mutate(visit, {
      onSuccess: () => toastSuccess(say.deleted),
      onSettled: () => ask(null),
    });
  const day = asked && formatDay(asked.visit.date, 'dated');
  return (
    <>
      <Failure message={say.deleteFailed} error={remove.error} />
      <Failure message={say.signFailed} error={sign.error} />
      <ol className="card" aria-label={say.visits}>
        {items.map((visit) => (
          <li key={visit.id} className={classes.visit}>
            {visit.id === editedId ? (
              <VisitFields {...{ customerId, today }} saved={visit} onClose={onEdit} />
            ) : (
              <One
                {...{ customerId, visit, today }}
                onSign={() => ask({ visit, does: 'sign' })}
                onEdit={() => onEdit(visit.id)}
                onDelete={() => ask({ visit, does: 'delete' })}
              />
            )}
          </li>
        ))}
      </ol>
      {asked && day && (
        <ConfirmDialog
          opened
          {...(asked.does === 'sign'
            ? { title: say.signVisitOf(day), message: say.signAsked, confirmLabel: say.sign }
            : {
                title: say.deleteVisitOf(day),
                message: say.deleteAsked,
                confirmLabel: ofKit.delete,
              })}
          busy={sign.isPending || remove.isPending}
          isFinal={asked.does === 'delete'}
          onConfirm={() =>
            asked.does === 'sign' ? sign.mutate(asked.visit) : confirmed(asked.visit)
          }
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

type OneProps = {
  customerId: string;
  visit: Visit;
  today: Day;
  onSign: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

function One({ customerId, visit, today, onSign, onEdit, onDelete }: OneProps) {
  const { date, text, nextStep, writer, sections, figures, signed } = visit;
  const day = formatDay(date, 'dated');
  const away = awayWords(date, today);
  const mayWrite = useMay('dietician');
  return (
    <article className="grid gap-2 shrinks" aria-label={say.visitOf(day)}>
      <header className="row wrap gap-facts">
        <h4 className="text-15 bold">
          <time dateTime={date}>{day}</time>
        </h4>
        <p className={classes.facts}>
          {isAhead(visit, today) && <span className={classes.ahead}>{say.planned}</span>}
          {away && <span>{away}</span>}
          <bdi>{writerWords(writer)}</bdi>
        </p>
        <div className={classes.actions} hidden={signed !== null || !mayWrite}>
          {sections && (
            <RowAction
              icon={IconWritingSign}
              label={say.sign}
              name={say.signVisitOf(day)}
              onClick={onSign}
            />
          )}
          <RowAction
            icon={IconPencil}
            label={ofKit.edit}
            name={say.editVisitOf(day)}
            onClick={onEdit}
          />
          <RowAction
            icon={IconTrash}
            label={ofKit.delete}
            name={say.deleteVisitOf(day)}
            onClick={onDelete}
          />
        </div>
      </header>
      {figures && <FiguresLine figures={figures} />}
      {sections && <Sections sections={sections} />}
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {nextStep && (
        <p className={classes.next}>
          <strong>{say.nextStep}</strong> <span dir="auto">{nextStep}</span>
        </p>
      )}
      {signed && <Addenda {...{ customerId, visit, signed }} />}
    </article>
  );
}

/** How long ago or ahead a visit is, if that says more than its date. */
function awayWords(date: Day, today: Day): string {
  const days = daysBetween(today, date);
  if (days === 0) return say.today;
  if (days > 0) return say.inDays(days);
  return days > -60 ? say.daysAgo(-days) : '';
}

const writerWords = (writer: Visit['writer']): string =>
  writer === null ? ofKit.dieticianWhoLeft : writer.trim() || ofKit.aDietician;

type TemplateDialogProps = { template: VisitTemplate; onClose: () => void };

const schema = async () => (await import('#domain/visits/visitSchema.ts')).typedTemplateSchema;

/** The headings that new records of the practice begin with. */
function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const queries = useQueryClient();
  const form = useForm<{ headings: string }, TemplateInput>({
    initial: { headings: template.headings.join('\n') },
    schema,
    async submit(input) {
      const saved = await saveTemplate(input, template.version);
      queries.setQueryData(templateQuery.queryKey, saved);
      toastSuccess(say.headingsSaved);
      onClose();
    },
  });
  return (
    <Dialog title={say.headings} onClose={onClose} typed={form.isTyped}>
      <form {...form.form}>
        <LongField
          {...form.field('headings')}
          label={say.headingsLabel}
          hint={say.headingsHint(HEADINGS_MAX)}
          rows={6}
          data-autofocus
        />
        {form.failureMessage && (
          <Failure message={say.headingsFailed} reason={form.failureMessage} />
        )}
        <Foot does={ofKit.save} onCancel={onClose} busy={form.busy} />
      </form>
    </Dialog>
  );
}
