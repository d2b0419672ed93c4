export const say = { answer: 'Answer' };
