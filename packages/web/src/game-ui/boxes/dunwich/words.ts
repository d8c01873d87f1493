import { loadMessages } from '../../../words/t.js';

const ENGLISH = {
  horror: 'The Dunwich Horror',
  'horror-short': 'Horror',
  of: 'of {n}',
  'horror-about':
    'Each monster that comes to a Vortex adds a token and raises terror by 1. With the third the Dunwich Horror appears on Sentinel Hill.',
  task: 'Task',
  'task-how': 'Spend the encounters phase in each area, in this order',
  mission: 'Mission',
  'mission-how':
    'Spend the encounters phase in each area, in this order, and pay the sacrifice there as the next Upkeep begins',
  'sacrifice-due': 'Mission, sacrifice due in Upkeep',
  done: 'done',
  'horror-here': 'It is loose: {place}.',
};

/** Messages of Dunwich Horror. */
export const say = await loadMessages(ENGLISH, async () => ({
  horror: 'Das Grauen von Dunwich',
  'horror-short': 'Grauen',
  of: 'von {n}',
  'horror-about':
    'Jedes Monster, das in einen Strudel kommt, bringt einen Marker und erhöht den Terrorlevel um 1. Mit dem dritten erscheint das Grauen von Dunwich am Sentinel Hill.',
  task: 'Aufgabe',
  'task-how': 'Verbringe in jedem Gebiet die Begegnungsphase, in dieser Reihenfolge',
  mission: 'Mission',
  'mission-how':
    'Verbringe in jedem Gebiet die Begegnungsphase, in dieser Reihenfolge, und zahle dort das Opfer, wenn die nächste Unterhaltsphase beginnt',
  'sacrifice-due': 'Mission, Opfer im Unterhalt fällig',
  done: 'getan',
  'horror-here': 'Er ist los: {place}.',
}));
