import { useRef, useState } from 'react';
import type { ImportOptions } from '#domain/import/recognise.ts';
import type { Found } from '../../import/found.ts';
import type { ImportReader } from '../../import/reader.ts';
import { usePlanForm } from '../form/planForm.ts';
import { optionsFor } from './options.ts';

/**
 * What was found, and what is found again when the dietician changes how to read it. The previous result stays
 * until then. It also stays if the source cannot be read that way, and the reason is shown.
 */
export function useUnderstood(begun: Found & { readonly ok: true }, reader: ImportReader) {
  const form = usePlanForm();
  const [found, setFound] = useState(begun);
  const [options, setOptions] = useState(() => optionsFor(form));
  const [failure, setFailure] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const latest = useRef(options);
  /** The options of the result on screen. */
  const good = useRef(options);
  const wish = (wanted: ImportOptions) => {
    latest.current = wanted;
    setOptions(wanted);
  };
  const understand = async (change: Partial<ImportOptions>) => {
    const wanted = { ...latest.current, ...change };
    wish(wanted);
    setFailure(null);
    setAwaited(true);
    const again = await reader.again(wanted);
    if (!again || latest.current !== wanted) return;
    setAwaited(false);
    if (again.ok) {
      good.current = wanted;
      setFound(again);
    } else {
      wish(good.current);
      setFailure(again.message);
    }
  };
  return {
    found,
    failure,
    isAwaited,
    orientation: options.orientation,
    firstDay: options.firstDay,
    understand: (change: Partial<ImportOptions>) => void understand(change),
  };
}
