/** Looking back at a game, going on from an earlier moment, and games in links. */
export const REPLAY = {
  'ui.replay.unit': 'Step by',
  'ui.replay.unit.event': 'each thing that happens',
  'ui.replay.unit.answer': 'each answer',
  'ui.replay.onward': 'Keep or share',
  'ui.replay.to-onward': 'Play on from here, or share it',
  'ui.branch.begin': 'Play on from here',
  'ui.branch.about':
    'It becomes a game of its own in this browser, beside this one, which stays as it is. The same dice and decks lie ahead of it.{within, select, true { It begins with the question that was answered here.} other {}}',
  'ui.branch.name': 'Name',
  'ui.branch.default': '{game, select, haunt {Another day {turn}} other {Another turn {turn}}}',
  'ui.branch.untold': 'This moment belongs to an earlier version of the rules, and cannot be played on from.',
  'ui.branch.over': 'The game ends here. Go back along the line to play on from an earlier moment.',
  'ui.branch.not-kept': 'This browser did not keep it, so it was not begun.',
  'ui.share.moment': 'Link to this moment',
  'ui.share.game': 'Link to the whole game',
  'ui.share.link': 'The link',
  'ui.share.about':
    'The link itself holds the game, {n, number} characters; nothing is sent anywhere. Some chats and mail programs cut what is longer than 2,000.',
  'ui.share.secrets':
    'The game is not over: whoever opens this can read from it the order of the decks and the dice to come.',
  'ui.share.copy': 'Copy',
  'ui.share.copied': 'Copied',
  'ui.share.too-long':
    'This game would make a link of {n, number},000 characters; {most, number},000 is the most. Export it as a file instead.',
  'ui.shared.title': 'A game in a link',
  'ui.shared.reading': 'The game in this link is being opened…',
  'ui.shared.damaged':
    'The game in this link cannot be read: the link was cut off or changed on its way. Ask for it once more, or for the game as a file.',
  'ui.shared.what': 'A game in a link: {game}, {people} against {foe}.',
  'ui.shared.over': 'It is over, after {n, plural, one {one answer} other {# answers}}.',
  'ui.shared.open': 'It has come to {when}.',
  'ui.shared.about': 'You are only looking: go along the line as you like. Nothing is kept here before you play on.',
  'ui.shared.leave': 'To the first page',
  'ui.shared.moment': 'A moment of a shared game',
} as const;
