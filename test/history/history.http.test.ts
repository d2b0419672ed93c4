import { expect, it } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { isThorough } from '../thorough.ts';
import { Story } from './story.ts';

const SEED = Number(process.env.HISTORY_SEED ?? 1);
/** With THOROUGH=1, 200 days on each engine, in parts that finish in time on a busy machine; else 20. */
const PARTS = isThorough ? 4 : 1;
const STORIES = isThorough ? 5 : 2;
const DAYS = 10;

onEachEngine('Whatever is done to plans', (engine) => {
  it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
    '[HIST-01] [HIST-02] no logged day changes but by its own customer, part %i',
    async (part) => {
      let days = 0;
      for (let nth = 1; nth <= STORIES; nth += 1) {
        const story = await Story.begin(engine, `${SEED} ${part} ${nth}`);
        try {
          while (story.days.size < DAYS) {
            await story.step();
            await story.check();
          }
          await story.checkAll();
        } catch (error) {
          const told = `HISTORY_SEED=${SEED}, part ${part}, story ${nth}: ${story.told.join(', ')}`;
          throw new Error(told, { cause: error });
        }
        days += story.days.size;
      }
      expect(days).toBe(STORIES * DAYS);
      console.log(
        `HISTORY_SEED=${SEED} on ${engine.name}, part ${part}: ${days} days, none changed`,
      );
    },
  );
});
