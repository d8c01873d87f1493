import { findEnvironment, findRumor, listHeadlines, type View } from '@vigil/rules';
import { CardInPlay, isBesideAncientOne } from '../../table/threat/card-in-play.js';
import { Counts } from '../../table/threat/counts.js';
import type { RuleTermId } from '../../text/rule-terms.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';

/** The distance to the awakening of the Ancient One, and the Mythos cards in play. */
export function ArkhamThreat({ view }: { view: View }) {
  return (
    <>
      <ArkhamCounts view={view} />
      <CardsInPlay view={view} />
    </>
  );
}

function ArkhamCounts({ view }: { view: View }) {
  const { gatesToAwaken, monsters, monsterLimit, outskirtsLimit, sealsToWin } = view.figures;
  const figures: readonly (readonly [RuleTermId, string, string])[] = [
    ['gates', t('ui.table.gates'), `${view.gates.length}/${gatesToAwaken}`],
    ['monsters', t('ui.rail.monsters'), monsterLimit === undefined ? `${monsters}` : `${monsters}/${monsterLimit}`],
    [
      'outskirts',
      t('ui.arkham.outskirts'),
      `${view.monsters.filter(({ at }) => at === 'outskirts').length}/${outskirtsLimit}`,
    ],
    ['seals', t('ui.arkham.seals'), `${view.seals.length}/${sealsToWin}`],
  ];
  return <Counts figures={figures} />;
}

/** Rumor, environment and lasting headlines, with their text. */
function CardsInPlay({ view }: { view: View }) {
  const { words } = useLoadedContent();
  const rumor = findRumor(view);
  const environment = findEnvironment(view);
  const tokens = rumor === undefined || rumor.tokens === 0 ? '' : ` · ${t('ui.arkham.tokens', { n: rumor.tokens })}`;
  const held =
    rumor === undefined || rumor.monsters.length === 0 ? '' : ` · ${t('ui.arkham.held', { n: rumor.monsters.length })}`;
  const cards: (readonly [card: string, note: string])[] = [];
  // A rumor can be passed or fail, so it comes first.
  if (rumor) cards.push([rumor.card, tokens + held]);
  if (environment !== undefined) cards.push([environment, '']);
  for (const { card, until } of listHeadlines(view)) cards.push([card, ` · ${t('ui.arkham.until', { n: until })}`]);
  // Other cards in play, of a pack's own kind.
  const shown = new Set(cards.map(([card]) => card));
  for (const { card, as, exhausted } of view.inPlay) {
    if (shown.has(card) || isBesideAncientOne(as)) continue;
    shown.add(card);
    // A card at several areas is shown once, with all of them.
    const places = view.inPlay.flatMap(({ card: other, at }) => (other === card && at !== undefined ? [at] : []));
    const where = places.length === 0 ? '' : ` · ${places.map((at) => words.name('place', at)).join(', ')}`;
    cards.push([card, where + (exhausted ? ` · ${t('shared.card.exhausted')}` : '')]);
  }
  return cards.map(([id, note]) => <CardInPlay key={id} id={id} note={note} />);
}
