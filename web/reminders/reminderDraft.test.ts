import { expect, it } from 'vitest';
import { draftKeeper, type ReminderDraft } from './reminderDraft.ts';
import { NEW_REMINDER, toggled } from './reminderValues.ts';

function aStore() {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const typed: ReminderDraft = {
  id: null,
  values: { ...NEW_REMINDER, time: '', weekdays: [] },
  base: NEW_REMINDER,
};

it('[PROMISE-05] what is chosen and not saved is kept for its person, half typed too', () => {
  const store = aStore();
  expect(draftKeeper('ada', store).keep(typed)).toBe(true);
  expect(draftKeeper('ada', store).read()).toEqual(typed);
  expect(draftKeeper('bert', store).read()).toBeNull();
});

it('[PROMISE-05] what was only looked at is nothing unsaved', () => {
  const store = aStore();
  const screen = draftKeeper('ada', store);
  screen.keep(typed);
  screen.keep({ ...typed, values: typed.base });
  expect(screen.read()).toBeNull();
});

it('[PROMISE-05] what another tab has not saved is not forgotten with a form cancelled here', () => {
  const store = aStore();
  const [here, there] = [draftKeeper('ada', store), draftKeeper('ada', store)];
  expect(here.read()).toBeNull();
  there.keep(typed);
  here.keep(null);
  here.keep({ ...typed, values: typed.base });
  expect(draftKeeper('ada', store).read()).toEqual(typed);
});

it('[PROMISE-05] two tabs that write two reminders keep both, whichever is given up', () => {
  const store = aStore();
  const [here, there] = [draftKeeper('ada', store), draftKeeper('ada', store)];
  const water: ReminderDraft = { ...typed, id: 'r2' };
  here.keep(typed);
  there.keep(water);
  const later = draftKeeper('ada', store);
  expect([later.read(null), later.read('r2'), later.read('r3')]).toEqual([typed, water, null]);
  here.keep(null);
  expect(draftKeeper('ada', store).read()).toEqual(water);
});

it('[PROMISE-05] a draft taken over from before is forgotten when it is given up', () => {
  const store = aStore();
  draftKeeper('ada', store).keep(typed);
  const later = draftKeeper('ada', store);
  expect(later.read()).toEqual(typed);
  later.keep(null);
  expect(draftKeeper('ada', store).read()).toBeNull();
});

it('[PROMISE-05] what is kept and cannot be read counts as nothing', () => {
  const store = aStore();
  for (const text of ['{', '{"id":null}', '{"id":null,"values":{"subject":"nap"},"base":{}}']) {
    store.setItem('weekplate:ada:reminder-draft:new', text);
    expect(draftKeeper('ada', store).read()).toBeNull();
  }
});

it('[PROMISE-05] a day of the week is chosen and given up, in order', () => {
  expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
  expect(toggled([1, 3, 5], 1)).toEqual([3, 5]);
  expect(toggled([], 7)).toEqual([7]);
});
