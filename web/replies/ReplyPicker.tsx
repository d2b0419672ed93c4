import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fillBlanks, foundReplies, openBlanks, slashSearch } from '#domain/replies/savedReply.ts';
import type { SavedReply } from '#domain/replies/savedReplySchema.ts';
import { Button } from '../kit/Button.tsx';
import { nextOption, Options, Panel } from '../kit/Combobox.tsx';
import { isComposing } from '../kit/keys.ts';
import { Failure, VisuallyHidden } from '../kit/Notice.tsx';
import { useMe } from '../session/session.ts';
import { knownOf, repliesQuery } from './api.ts';
import RepliesDialog from './RepliesDialog.tsx';
import { say } from './words.ts';

type Props = {
  customerId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onFill: (text: string) => void;
};

const NONE: readonly SavedReply[] = [];

/** Saved replies in the field of a message: '/' and a search, arrows and Enter, or a tap. */
export default function ReplyPicker({ customerId, field, text, onFill }: Props) {
  const me = useMe();
  const queries = useQueryClient();
  const id = useId();
  const [slash, setSlash] = useState<ReturnType<typeof slashSearch>>(null);
  const [at, setAt] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const caretAfter = useRef<readonly [number, number] | null>(null);
  const list = useQuery({ ...repliesQuery, enabled: slash !== null || isEditing });
  const found = slash && list.data ? foundReplies(list.data, slash.search) : NONE;
  // A search that nothing can answer is a text that only looks like one.
  const isOpen = slash !== null && (slash.search === '' || list.isError || found.length > 0);
  const active = isOpen ? found[Math.min(at, found.length - 1)] : undefined;

  const look = useEffectEvent(() => {
    const { current } = field;
    if (!current || document.activeElement !== current) return;
    const next = slashSearch(current.value, current.selectionStart);
    if (next?.from !== slash?.from || next?.search !== slash?.search) setAt(0);
    setSlash(next);
  });
  const take = useEffectEvent(async (reply: SavedReply) => {
    const { current } = field;
    if (!current || !slash) return;
    const [before, after] = [text.slice(0, slash.from), text.slice(current.selectionStart)];
    setSlash(null);
    const known = await knownOf(queries, { customerId, me, text: reply.text });
    const filled = fillBlanks(reply.text, known);
    const [open] = openBlanks(filled);
    const from = before.length + (open ? filled.indexOf(open) : filled.length);
    caretAfter.current = [from, from + (open?.length ?? 0)];
    onFill(before + filled + after);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Escape') setSlash(null);
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && active)
      setAt(nextOption(found.indexOf(active), key === 'ArrowDown' ? 1 : -1, found.length));
    else if ((key === 'Enter' || key === 'Tab') && active && !event.shiftKey) void take(active);
    else return;
    // The form would send with Enter and leave with Escape.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    current.addEventListener('keydown', onKey, { signal });
    current.addEventListener('input', () => look(), { signal });
    document.addEventListener('selectionchange', () => look(), { signal });
    current.addEventListener('blur', () => setSlash(null), { signal });
    return () => leaving.abort();
  }, [field]);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    const owned = isOpen && found.length > 0;
    describe(current, 'aria-autocomplete', 'list');
    describe(current, 'aria-controls', owned ? id : null);
    describe(current, 'aria-activedescendant', active ? `${id}-${active.id}` : null);
  });
  // Runs after the field shows the text.
  useLayoutEffect(() => {
    if (!caretAfter.current || !text) return;
    field.current?.focus();
    field.current?.setSelectionRange(...caretAfter.current);
    caretAfter.current = null;
  }, [text, field]);

  return (
    <>
      {isOpen && (
        <Panel field={field}>
          {list.isPending && <p className="muted pad-3">{say.loading}</p>}
          {list.isError && <Failure message={say.notLoaded} error={list.error} />}
          {list.data?.length === 0 && <p className="muted pad-3">{say.noneYet}</p>}
          {found.length > 0 && (
            <Options
              id={id}
              label={say.savedReplies}
              options={found}
              active={active?.id}
              face={({ title, text }) => (
                <span className="shrinks">
                  <bdi className="bold">{title}</bdi>
                  <span className="small clamp breaks" dir="auto">
                    {text}
                  </span>
                </span>
              )}
              onChoose={(chosen) => {
                const reply = found.find((each) => each.id === chosen);
                if (reply) void take(reply);
              }}
            />
          )}
          <Button variant="subtle" size="compact-md" onClick={() => setEditing(true)}>
            {say.editReplies}
          </Button>
        </Panel>
      )}
      <VisuallyHidden role="status">
        {isOpen && list.data ? say.found(found.length) : ''}
      </VisuallyHidden>
      {isEditing && <RepliesDialog onClose={() => setEditing(false)} />}
    </>
  );
}

const describe = (field: HTMLElement, name: string, value: string | null) =>
  value === null ? field.removeAttribute(name) : field.setAttribute(name, value);
