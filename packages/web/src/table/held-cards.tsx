import type { CardDef, Investigator, Possession } from '@vigil/rules';
import { capital, content, words } from '../game/arkham.js';
import { usePointer } from './context.js';

/** Somebody's cards and trophies. Pointing at one tells what it says. */
export function HeldCards({ who }: { who: Investigator }) {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  if (who.cards.length + trophies.length === 0) return <p className="small none">No cards and no trophies.</p>;
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
  const classes = ['card', def.deck, exhausted ? 'exhausted' : '', pointer.open ? 'open' : '', pointer.lit ? 'lit' : ''];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...pointer.handlers}>
      <span className="card-kind">{capital(words.say(`deck.${def.deck}`))}</span>
      <b>{def.name}</b>
      <span className="card-gist">{gist(def)}</span>
      {exhausted && <em>exhausted</em>}
      {tokens !== undefined && tokens > 0 && <em>tokens: {tokens}</em>}
    </button>
  );
}

/** The most important about a card in two or three words. */
function gist(def: CardDef): string {
  if (def.weapon) {
    const hands = def.weapon.hands === 1 ? '1 hand' : `${def.weapon.hands} hands`;
    return `${words.signed(def.weapon.bonus)} ${def.weapon.damage}, ${hands}`;
  }
  for (const modifier of def.modifiers ?? []) {
    if (modifier.mod === 'skill') return `${words.say(`skill.${modifier.skill}`)} ${words.signed(modifier.by)}`;
    if (modifier.mod === 'check') return `${capital(words.say(`check.${modifier.check}`))} ${words.signed(modifier.by)}`;
  }
  const cast = def.abilities?.find((ability) => ability.cast)?.cast;
  if (cast && typeof cast.modifier === 'number') return `Casting ${words.signed(cast.modifier)}`;
  return def.type === undefined || def.type === 'other' ? '' : def.type;
}

function Trophy({ id }: { id: string }) {
  const pointer = usePointer(id);
  const marker = content.gateMarkers.get(id);
  const monster = content.tokens.get(id);
  const classes = ['card trophy', pointer.open ? 'open' : '', pointer.lit ? 'lit' : ''];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...pointer.handlers}>
      <span className="card-kind">Trophy</span>
      <b>{marker ? words.name('world', marker.world) : monster?.name}</b>
      <span className="card-gist">{marker ? 'gate, worth 5' : `toughness ${monster?.toughness ?? 0}`}</span>
    </button>
  );
}
