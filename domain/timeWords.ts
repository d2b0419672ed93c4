import type { UnitTable } from './quantity.ts';
import { wordList } from './wordList.ts';

/** The units of a span of time, in hours. */
export const TIME_WORDS: UnitTable = {
  h: {
    size: 1,
    next: 'min',
    words:
      wordList(`:, hr, hrs, hour, hours, std, stunde, stunden, heure, heures, hora, horas, ora, ore, घंटा, घंटे,
      घण्टे, saat, sa, godz, godzina, godziny, godzin, ч, час, часа, часов, 小时, 时, 小時, ساعة, ساعات,
      ساعت`),
  },
  min: {
    size: 1 / 60,
    words:
      wordList(`m, mins, minute, minutes, minuten, minuto, minutos, minuti, मिनट, dakika, dk, minut, minuty, мин,
      минут, минуты, 分, 分钟, 分鐘, دقيقة, دقائق, دقیقه`),
  },
};
