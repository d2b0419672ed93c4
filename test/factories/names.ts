/** First names of people in tests and benchmarks. */
export const FIRST = [
  'Anna',
  'Bram',
  'Chiara',
  'Daniel',
  'Esra',
  'Femi',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
];
export const LAST = [
  'Albrecht',
  'Bakker',
  'Costa',
  'Demir',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Horvat',
];
