import type { AnyInvestigator, CardDef, DimensionSymbol, Possession } from '@vigil/rules';
import { CardIcon } from '../art/card-icons.js';
import { MonsterIcon } from '../art/monsters.js';
import { SymbolIcon } from '../board/symbols.js';
import { content, words } from '../game/words.js';
import { t } from '../words/t.js';
import { usePointer } from './context.js';

/** Somebody's cards and trophies. Pointing at one tells what it says. */
export function HeldCards({ who }: { who: AnyInvestigator }) {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  if (who.cards.length + trophies.length === 0) return <p className="small none">{t('ui.cards-held.none')}</p>;
  return (
    <ul className="cards">
      {who.cards.map((possession, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only
        <li key={`${possession.card} ${i}`}>
          <HeldCard possession={possession} />
        </li>
      ))}
      {trophies.map((id) => (
        <li key={id}>
          <Trophy id={id} />
        </li>
      ))}
    </ul>
  );
}

function HeldCard({ possession }: { possession: Possession }) {
  const { card, exhausted, tokens } = possession;
  const pointer = usePointer(card);
  const def = content.cards.get(card);
  if (!def) return null;
  const classes = [
    'card',
    def.deck,
    exhausted ? 'exhausted' : '',
    pointer.open ? 'open' : '',
    pointer.lit ? 'lit' : '',
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...pointer.handlers}>
      <span className="card-kind">{t(`ui.cards-held.kind.${def.deck}`)}</span>
      <CardIcon card={def} />
      <b>{def.name}</b>
      <span className="card-gist">
        {exhausted ? t('ui.cards-held.exhausted') : gist(def)}
        {tokens !== undefined && tokens > 0 && ` · ${t('ui.cards-held.tokens', { n: tokens })}`}
      </span>
    </button>
  );
}

/** The most important about a card in two or three words. */
function gist(def: CardDef): string {
  if (def.weapon) {
    return `${words.signed(def.weapon.bonus)} ${words.say(`damage.${def.weapon.damage}`)}`;
  }
  for (const modifier of def.modifiers ?? []) {
    if (modifier.mod === 'skill') return `${words.say(`skill.${modifier.skill}`)} ${words.signed(modifier.by)}`;
    if (modifier.mod === 'check') return `${words.say(`check.${modifier.check}`)} ${words.signed(modifier.by)}`;
  }
  const cast = def.abilities?.find((ability) => ability.cast)?.cast;
  if (cast && typeof cast.modifier === 'number') return t('ui.cards-held.casting', { by: words.signed(cast.modifier) });
  return def.type === undefined || def.type === 'other' ? '' : t(`ui.type.${def.type}`);
}

function Trophy({ id }: { id: string }) {
  const pointer = usePointer(id);
  const marker = content.gateMarkers.get(id);
  const monster = content.tokens.get(id);
  const classes = ['card trophy', pointer.open ? 'open' : '', pointer.lit ? 'lit' : ''];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...pointer.handlers}>
      <span className="card-kind">{t('ui.cards-held.trophy')}</span>
      <TrophyMark symbol={marker?.symbol} kind={monster?.id} />
      <b>{marker ? words.name('world', marker.world) : monster?.name}</b>
      <span className="card-gist">
        {marker ? t('ui.cards-held.gate') : t('ui.cards-held.toughness', { n: monster?.toughness ?? 0 })}
      </span>
    </button>
  );
}

/** What is shown of a trophy: a gate's symbol, or a monster's emblem. */
function TrophyMark({ symbol, kind }: { symbol: DimensionSymbol | undefined; kind: string | undefined }) {
  if (kind !== undefined) return <MonsterIcon kind={kind} />;
  return symbol ? <SymbolIcon symbol={symbol} title={words.say(`symbol.${symbol}`)} /> : null;
}
