import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  horror: 'The Dunwich Horror',
  'horror-short': 'Horror',
  of: 'of {n}',
  'horror-about':
    'Each monster that enters a Vortex adds a token and raises the terror level by 1. At 3 tokens, the Dunwich Horror appears on Sentinel Hill.',
  task: 'Task',
  'task-how': 'Spend the Arkham Encounters Phase in each area, in this order.',
  mission: 'Mission',
  'mission-how':
    'Spend an Encounters Phase in each area, in this order. If you are still there when the next Upkeep begins, you may pay the sacrifice.',
  'sacrifice-due': 'Mission: sacrifice in the next Upkeep',
  done: 'done',
  'horror-here': 'It is loose: {place}.',
};

/** Messages of Dunwich Horror. */
export const say = await loadMessages(ENGLISH, async () => ({
  horror: 'Das Grauen von Dunwich',
  'horror-short': 'Grauen',
  of: 'von {n}',
  'horror-about':
    'Jedes Monster, das in einen Strudel kommt, bringt einen Marker und erhöht die Terrorstufe um 1. Bei 3 Markern erscheint das Grauen von Dunwich am Sentinel Hill.',
  task: 'Aufgabe',
  'task-how': 'Verbringe in diesen Gebieten der Reihe nach die Phase „Begegnungen in Arkham“.',
  mission: 'Mission',
  'mission-how':
    'Verbringe in diesen Gebieten der Reihe nach die Begegnungsphase. Bist du noch im Gebiet, wenn der nächste Unterhalt beginnt, darfst du das Opfer bringen.',
  'sacrifice-due': 'Mission: Opfer im nächsten Unterhalt',
  done: 'erledigt',
  'horror-here': 'Auf dem Spielplan: {place}.',
}));
