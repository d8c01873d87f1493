/** The page that proves a table over the network. */
export const VERIFY = {
  'ui.verify.title': 'Fair dice',
  'ui.verify.about': 'Check that an online game was played as its file says.',
  'ui.verify.how':
    'When a table opens, a hash of its seed is published. When the game ends, the seed is published. All dice and cards follow from that seed. This page replays the game in your browser and compares it with the record.',
  'ui.verify.file': 'The file of a finished table',
  'ui.verify.drop': 'Drop the file here, or choose it',
  'ui.verify.hash': 'The hash shown when the table opened (if you noted it)',
  'ui.verify.hash.wrong': 'A hash has 64 digits from 0 to f.',
  'ui.verify.again': 'Replaying the game…',
  'ui.verify.no-table': 'This file is not from an online table. You can download a table’s file once its game is over.',
  'ui.verify.good': 'Verified',
  'ui.verify.bad': 'Not verified',
  'ui.verify.differs': 'Differences',
  'ui.verify.notes': 'Also worth knowing',
  'ui.verify.facts': '“{table}”: {n, plural, one {# entry} other {# entries}}, from {from} to {until}.',
  'ui.verify.command': 'The same in a terminal: vigil replay --verify FILE --seed-hash HASH',
} as const;
