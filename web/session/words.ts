export const say = { answer: 'Answer', language: 'Language', datesAsIn: 'Dates and numbers as in' };
