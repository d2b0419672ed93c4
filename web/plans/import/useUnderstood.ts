import { useRef, useState } from 'react';
import type { ImportOptions } from '#domain/import/recognise.ts';
import type { Found } from '../../import/found.ts';
import type { ImportReader } from '../../import/reader.ts';
import { usePlanForm } from '../form/planFormContext.ts';
import { optionsFor } from './options.ts';

/** What was found, and found again as somebody says how to understand it. What was there stays until then. */
export function useUnderstood(begun: Found & { readonly ok: true }, reader: ImportReader) {
  const form = usePlanForm();
  const [found, setFound] = useState<Found>(begun);
  const [options, setOptions] = useState(() => optionsFor(form));
  const latest = useRef(options);
  const understand = async (change: Partial<ImportOptions>) => {
    const wanted = { ...latest.current, ...change };
    latest.current = wanted;
    setOptions(wanted);
    const again = await reader.again(wanted);
    if (again && latest.current === wanted) setFound(again);
  };
  return {
    found,
    orientation: options.orientation,
    firstDay: options.firstDay,
    understand: (change: Partial<ImportOptions>) => void understand(change),
  };
}
