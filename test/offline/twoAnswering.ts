import type {
  AnswerChanges,
  AnswersStored,
  Sent,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { ApiError } from '#web/api/request.ts';
import { changeLog } from '#web/changes/log.ts';
import {
  answerChange,
  contestedIn,
  FINISHED,
  storedAnswers,
} from '#web/questionnaires/answersShown.ts';
import { answerSender } from '#web/questionnaires/sendAnswers.ts';
import type { Change } from '#web/store/change.ts';
import { memoryRows } from '#web/store/storesOfTest.ts';

type World = {
  readonly sent: Sent;
  readonly store: (input: AnswerChanges) => Promise<AnswersStored>;
  readonly read: () => Promise<Sent>;
  readonly random: () => number;
  /** What else happens now and then, such as a change of the questionnaire. */
  readonly meanwhile?: () => Promise<unknown>;
};

const STEPS = 25;
const LOST = new ApiError(0, 'offline', 'lost');

/** A phone on which somebody answers; a kill leaves only its rows. */
export function aPhone({ sent, store, read }: Pick<World, 'sent' | 'store' | 'read'>) {
  const rows = memoryRows<Change>();
  const state = { network: 'on' as 'on' | 'off' | 'answers lost', known: sent };
  const see = (now: Sent) => {
    if (now.revision >= state.known.revision) state.known = now;
  };
  const reach = async <T>(work: () => Promise<T>): Promise<T> => {
    if (state.network === 'off') throw LOST;
    const answer = await work();
    if (state.network === 'answers lost') throw LOST;
    return answer;
  };
  const begin = () =>
    changeLog('anna', {
      rows,
      senderOf: async () =>
        answerSender(
          (_, _id, input) => reach(() => store(input)),
          (_, stored) => see(stored),
        ),
      person: () => 'anna',
      onChange: () => undefined,
    });
  let log = begin();
  const change = (linkId: string, value: string | true, stored: string | false | null) =>
    log.change({
      ...answerChange(sent.id, { linkId, text: '' }, { value, stored: stored as string | null }),
      ...{ personId: 'anna', date: '2026-11-30', madeAt: new Date().toISOString(), refused: null },
    });
  return {
    state,
    wishes: new Map<string, string>(),
    /** For each value that was typed: what the phone knew to be stored then. */
    madeOn: new Map<string, string | null>(),
    answer(linkId: string, value: string) {
      const stored = (storedAnswers(state.known).get(linkId) ?? null) as string | null;
      this.wishes.set(linkId, value);
      this.madeOn.set(value, stored);
      return change(linkId, value, stored);
    },
    finish: () => change(FINISHED, true, false),
    /** The page ends without any event, and the next one begins with what was kept. */
    async restart() {
      log.close();
      log = begin();
      await log.load();
    },
    look: () => reach(read).then(see, () => undefined),
    flush: () => log.flush(),
    contested: () => contestedIn(log.waiting()),
    choose: (key: string, value: unknown) => log.choose(key, value),
    close: () => log.close(),
    held: () => log.waiting(),
  };
}

/**
 * Two phones of one customer answer one questionnaire, with lost networks, lost answers and kills; at the end both
 * are online, and where both have answered, the first one keeps its own. Returns what is lost; usually nothing.
 */
export async function twoAnswering(world: World): Promise<string[]> {
  const { sent, random, meanwhile } = world;
  const questions = sent.items.map(({ linkId }) => linkId);
  const lost: string[] = [];
  /** All values that were ever stored; each is typed only once. */
  const wereStored = new Set<string>();
  let before = storedAnswers(sent);
  let isOver = false;
  const hear = (now: Sent) => {
    const after = storedAnswers(now);
    for (const [linkId, value] of after) {
      wereStored.add(String(value));
      const was = before.get(linkId);
      const by = phones.find(({ madeOn }) => madeOn.has(String(value)));
      // Nobody may replace an answer of the other phone without having seen it.
      if (
        was &&
        was !== value &&
        !by?.madeOn.has(String(was)) &&
        by?.madeOn.get(String(value)) !== was
      )
        lost.push(`${linkId}: ${was} was replaced unseen by ${value}`);
    }
    before = after;
  };
  const store = async (input: AnswerChanges) => {
    const answer = await world.store(input);
    if (!isOver) hear(answer.sent);
    return answer;
  };
  const phones = [aPhone({ ...world, store }), aPhone({ ...world, store })];
  for (let step = 0; step < STEPS; step += 1) {
    const at = random() < 0.5 ? 0 : 1;
    const phone = phones[at];
    if (!phone) continue;
    const what = random();
    if (what < 0.5) {
      const linkId = questions[Math.floor(random() * questions.length)] ?? '';
      await phone.answer(linkId, `${at}-${step}`);
    } else if (what < 0.6) phone.state.network = 'off';
    else if (what < 0.68) phone.state.network = 'answers lost';
    else if (what < 0.8) phone.state.network = 'on';
    else if (what < 0.88) await phone.restart();
    else if (what < 0.92) await phone.finish();
    else if (what < 0.94) await meanwhile?.();
    else await phone.look();
    // Otherwise the next step comes while this one is being sent.
    if (random() < 0.6) await phone.flush();
  }
  for (const phone of phones) phone.state.network = 'on';
  for (const phone of phones) await phone.flush();
  const end = await world.read();
  hear(end);
  for (const [at, phone] of phones.entries())
    for (const [linkId, value] of phone.wishes) {
      const isAsked = phone
        .contested()
        .some((each) => each.linkId === linkId && each.mine === value);
      const isFree = phones[1 - at]?.wishes.has(linkId) === false;
      const isThere = storedAnswers(end).get(linkId) === value;
      if (isFree ? !isThere : !isAsked && !wereStored.has(value))
        lost.push(`${linkId} on phone ${at}: ${value}`);
    }
  const [first, second] = phones;
  // What somebody chooses is seen.
  isOver = true;
  for (const { key, linkId, mine } of first?.contested() ?? []) {
    await first?.choose(key, mine);
    // The other phone has answered again since the question was put: it is put once more.
    if (first?.contested().some((each) => each.linkId === linkId)) await first.choose(key, mine);
    if (storedAnswers(await world.read()).get(linkId) !== mine)
      lost.push(`the choice of ${linkId}`);
  }
  for (const { key } of second?.contested() ?? []) await second?.choose(key, undefined);
  for (const phone of phones) {
    if (phone.held().length > 0) lost.push(`unsent: ${phone.held().map(({ part }) => part)}`);
    phone.close();
  }
  return lost;
}
