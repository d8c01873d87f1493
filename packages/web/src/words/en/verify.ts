/** The page that proves a table over the network. */
export const VERIFY = {
  'ui.verify.title': 'Fair dice',
  'ui.verify.about': 'Whether a table over the network was played as its file says.',
  'ui.verify.how':
    'When a table opens, a hash of its seed is published; when it ends, the seed. All dice and cards follow from the seed alone. Here everything is played again from it, in this browser, and compared with what was told at the time.',
  'ui.verify.file': 'The file of a table that is over',
  'ui.verify.drop': 'Drop the file here, or choose it',
  'ui.verify.hash': 'The hash you saw when the table opened (if you wrote it down)',
  'ui.verify.hash.wrong': 'A hash has 64 digits from 0 to f.',
  'ui.verify.again': 'It is played again…',
  'ui.verify.no-table': 'That is no file of a table over the network. A table offers it when it is over.',
  'ui.verify.good': 'In order',
  'ui.verify.bad': 'Not in order',
  'ui.verify.differs': 'What differs, and where',
  'ui.verify.notes': 'To know besides',
  'ui.verify.facts': '“{table}”: {n, plural, one {# entry} other {# entries}}, from {from} to {until}.',
  'ui.verify.command': 'The same in a terminal: vigil replay --verify FILE --seed-hash HASH',
} as const;
