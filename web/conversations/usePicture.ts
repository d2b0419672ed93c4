import { useEffect, useRef } from 'react';
import { UPLOAD_BUDGET_MS } from '#domain/connection.ts';
import { FILE_TYPE } from '#domain/conversations/message.ts';
import { NOT_AN_IMAGE } from '#domain/images/image.ts';
import { messageOf } from '../api/errors.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { drawnSmall } from '../images/picture.ts';
import { withRetries } from '../images/retries.ts';
import { sendFile, sendPicture } from './api.ts';
import type { MessageDraft } from './messageDraft.ts';

type State = { readonly sending: boolean; readonly failure: string | null };
const IDLE: State = { sending: false, failure: null };

type Setup = {
  readonly customerId: string;
  readonly draftKey: string;
  readonly onUp: (up: Pick<MessageDraft, 'picture'> | Pick<MessageDraft, 'file'>) => void;
};

/** Uploads a chosen picture, scaled down first, or a PDF. Leaving the draft cancels the upload. */
export function usePicture({ customerId, draftKey, onUp }: Setup) {
  const [state, setState] = useKeyedState(draftKey, () => IDLE);
  const running = useRef<AbortController | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening another draft cancels the upload too.
  useEffect(() => () => running.current?.abort(), [draftKey]);

  const bring = async (file: File, signal: AbortSignal) => {
    const budget = { budgetMs: UPLOAD_BUDGET_MS, signal };
    if (file.type === FILE_TYPE)
      return { file: await withRetries((stop) => sendFile(customerId, file, stop), budget) };
    const small = await drawnSmall(file).catch(() => null);
    if (!small) throw new Error(NOT_AN_IMAGE.message);
    return { picture: await withRetries((stop) => sendPicture(customerId, small, stop), budget) };
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const cancelling = new AbortController();
    running.current = cancelling;
    const { signal } = cancelling;
    setState({ sending: true, failure: null });
    try {
      const up = await bring(file, signal);
      if (signal.aborted) return;
      onUp(up);
      setState(IDLE);
    } catch (error) {
      if (!signal.aborted) setState({ sending: false, failure: messageOf(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };
  return { ...state, choose: (file: File | undefined) => void choose(file), cancel };
}
