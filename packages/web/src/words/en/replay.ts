/** Looking back at a game, going on from an earlier moment, and games in links. */
export const REPLAY = {
  'ui.replay.unit': 'Step by',
  'ui.replay.unit.event': 'event',
  'ui.replay.unit.answer': 'answer',
  'ui.replay.onward': 'Save or share',
  'ui.replay.to-onward': 'Play on from here, or share',
  'ui.branch.begin': 'Play on from here',
  'ui.branch.about':
    'This starts a separate game in this browser and leaves the current one unchanged. The dice and decks to come stay the same.{within, select, true { It begins with the decision that was answered here.} other {}}',
  'ui.branch.name': 'Name',
  'ui.branch.default': '{game, select, haunt {From day {turn}} other {From turn {turn}}}',
  'ui.branch.other-version': 'This moment belongs to an earlier version of the rules. You cannot play on from it.',
  'ui.branch.over': 'The game ends here. Go back on the timeline to play on from an earlier moment.',
  'ui.branch.not-saved': 'This browser could not save the new game, so it was not started.',
  'ui.share.moment': 'Link to this moment',
  'ui.share.game': 'Link to the whole game',
  'ui.share.link': 'The link',
  'ui.share.about':
    'The link contains the whole game ({n, number} characters). Nothing is sent anywhere. Some chats and mail programs cut links longer than 2,000 characters.',
  'ui.share.secrets': 'The game is not over. Anyone who opens this link can see the deck order and the coming dice.',
  'ui.share.copy': 'Copy',
  'ui.share.copied': 'Copied',
  'ui.share.too-long':
    'A link to this game would need {n, number},000 characters. The limit is {most, number},000. Export the game as a file instead.',
  'ui.shared.title': 'Shared game',
  'ui.shared.reading': 'Opening the shared game…',
  'ui.shared.damaged':
    'This link cannot be read. It was cut off or changed on the way. Ask for it again, or for the game as a file.',
  'ui.shared.what': 'Shared game: {game}, {people} against {foe}.',
  'ui.shared.over': 'It ended after {n, plural, one {1 answer} other {# answers}}.',
  'ui.shared.open': 'It is not over yet ({when}).',
  'ui.shared.about': 'You are spectating. Move along the timeline as you like. Nothing is saved until you play on.',
  'ui.shared.leave': 'Home',
  'ui.shared.moment': 'A moment of a shared game',
} as const;
