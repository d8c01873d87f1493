import { type Pack, packOf } from '@vigil/rules';
import {
  ANUBIS_REWARD,
  CHIME_BONUS,
  CORPSE_EXHIBITS_KEPT,
  EYE_POINTS,
  FORESIGHT_STOPS,
  HERALD_LOSS,
  LOAN_DUE,
  LOCUSTS,
  MASK_IN_BATTLE,
  MONSTERS_COMING,
  MUMMY_TOUGHNESS,
  PARCHMENT_DOOM,
  RELIC_TERROR,
  SCALES,
  SCRIPT_BONUS,
  SPELL_CLUES,
} from '@vigil/rules/dark-pharaoh/constants';
import { HERALD_RULE, HERALD_WORDS } from '../heralds.js';
import { BARRED_CARDS } from '../pharaoh/barred.js';
import { EXHIBIT_ITEMS, GUISES } from '../pharaoh/exhibit-items.js';
import { GATE_CARDS } from '../pharaoh/gate-cards/index.js';
import { LOCATION_CARDS } from '../pharaoh/index.js';
import { ALLIES } from './allies.js';
import { BENEFITS, DETRIMENTS } from './benefits.js';
import { ENCOUNTER_WORDS } from './encounter-words.js';
import { FOOD } from './food.js';
import { HERALDS } from './herald.js';
import { MONSTERS } from './monsters.js';
import { MYTHOS } from './mythos.js';
import { SPELLS } from './spells.js';
import { WORLD_WORDS } from './world-words.js';

/** English texts of special cards, by kind of status. */
const STATUS_WORDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...BENEFITS, ...DETRIMENTS, ...BARRED_CARDS].map(({ id, name }) => [`status.${id}`, name]),
  ...BENEFITS.map(({ id, name }) => [`status.${id}.as`, `the ${name} Benefit`]),
  ...DETRIMENTS.map(({ id, name }) => [`status.${id}.as`, `the ${name} Detriment`]),
]);

/** English text of the abilities a Mask lends, with the duration. */
const maskText = (whose: string): string =>
  `put tokens on this card equal to your Sanity and choose 1 investigator who is not in play (${whose}). While this card has tokens, you also have their ability`;

const GUISE_WORDS = Object.fromEntries(GUISES.map(({ id, name }) => [`status.${id}`, name]));

/**
 * Curse of the Dark Pharaoh, edition of 2006. The replacements of the 2011 edition are in the pack
 * `dark-pharaoh-revised` (`../dark-pharaoh-revised/`), which is layered over this one.
 *
 * Cards given by encounters: `receive('barred-from-northside')` is a Barred card, which moves its holder to the street.
 * `receive('anointed')` is a Benefit or Detriment, inside `may` if a Benefit is offered. `draw(1, 'exhibit')` draws an
 * Exhibit Item. In the edition of 2011 `{ do: 'lay', card: 'police-patrol', at: 'northside' }` places a patrol.
 */
export const PACK: Pack = packOf({
  id: 'dark-pharaoh',
  name: 'Curse of the Dark Pharaoh',
  version: '1',
  messages: {
    ...STATUS_WORDS,
    ...HERALD_WORDS,
    ...GUISE_WORDS,
    ...ENCOUNTER_WORDS,
    ...WORLD_WORDS,
    'kind.denial': 'Denial',
    'pharaoh.exhibition': 'The exhibition',
    'pharaoh.exhibits-left': '{n, plural, one {# Exhibit Item} other {# Exhibit Items}} in the deck',
    'pharaoh.barred': 'Barred',
    'pharaoh.barred-there': '{place}: {people}',
    'pharaoh.barred-from': 'barred from {places}',
    'pharaoh.benefits': 'Benefits',
    'pharaoh.detriments': 'Detriments',
    'pharaoh.held-by': '{card}: {people}',
    'pharaoh.mythos-deck': 'Next Mythos card',
    'pharaoh.mythos-deck.own': 'from the exhibition’s deck',
    'pharaoh.mythos-deck.base': 'from the other deck',
    'kind.patrol': 'Patrol',
    'kind.pentagram': 'Pentagram',
    'kind.washed-up': 'Find',
    'pharaoh.washed-up':
      'the first investigator to end their movement in a street area with such a token may end their turn and take the Exhibit Item. The token in the other street area is then discarded',
    'pharaoh.salvage':
      'if the flooded Exhibit Item is still in your street area, you may end your turn and take it. The flooded Exhibit Item in the other street area is then discarded',
    'pharaoh.escape': `place up to ${MONSTERS_COMING.maniacs} Maniacs in the streets of Downtown, first from the cup, then from the Outskirts, then from trophies`,
    'pharaoh.herald-unique': `an investigator who gains a Unique Item, even at setup, loses ${HERALD_LOSS.sanity} Sanity. Trading does not count`,
    'pharaoh.herald-exhibit':
      'an investigator who gains an Exhibit Item rolls a die and is Cursed unless it is a success',
    'pharaoh.herald-cursed': `at the start of their Upkeep, each Cursed investigator loses ${HERALD_LOSS.stamina} Stamina, before any roll to lose the Curse`,
    'pharaoh.herald-monster': 'whichever Ancient One is in play, the monster “The Dark Pharaoh” is in the cup',
    'pharaoh.herald-battle': `when Nyarlathotep awakens, each Mask monster on the board lowers his Combat rating by ${MASK_IN_BATTLE.rating} and adds ${MASK_IN_BATTLE.doom} doom token to his doom track`,
    'pharaoh.foreclosure': `each investigator in Arkham with a Bank Loan pays it off now ($${LOAN_DUE}) or is arrested. To pay, they may sell items for half their price, rounded down`,
    'pharaoh.corpses': `each investigator in Arkham with monster trophies is surprised by a random one of them. If they defeat it, they keep it, and may draw Exhibit Items equal to its toughness and keep ${CORPSE_EXHIBITS_KEPT}. Otherwise, it returns to the cup`,
    'pharaoh.king-of-cards':
      'all Witches and Warlocks in Arkham become trophies of the investigator who has Erich Weiss. If no investigator has Erich Weiss, they return to the cup',
    'pharaoh.museum-murder':
      'for each of their gate trophies, each investigator in Arkham makes a Fight or Lore check with that gate’s modifier. Passed: they may return 1 monster with that gate’s symbol to the cup. Failed: the first monster in the cup with that symbol appears in their area',
    'pharaoh.haunt-museum': `place up to ${MONSTERS_COMING.ghosts} Ghosts in the streets of Miskatonic University, first from the cup, then from the Outskirts, then from trophies`,
    'pharaoh.flyers': `place the first ${MONSTERS_COMING.flyers} Flying monsters from the cup in the Sky. Until the end of the next turn, Flying monsters ignore investigators with an Exhibit Item`,
    'pharaoh.clothing-drive': `in each street area they enter, investigators without an Exhibit Item must fight or evade a mummy (a Zombie with toughness ${MUMMY_TOUGHNESS}). It is not a monster token and cannot be a trophy`,
    'pharaoh.curse-relics': `remove 1 token from this card. Any investigator may exhaust a ready Exhibit Item or discard 1 Unique Item. If none does, put that token on the terror track and raise the terror level by ${RELIC_TERROR}`,
    'pharaoh.relics-unbound': 'raise the terror level by 1 for each token on its track, then remove those tokens',
    'pharaoh.old-ways-left': 'the rumor is passed',
    'pharaoh.old-ways-return':
      'investigators discard all their Common Items, and the Common Item deck is removed from the game',
    'q.appease': 'Exhaust an Exhibit Item or discard a Unique Item?',
    'q.sell-for-loan': 'Choose what to sell to pay off the Bank Loan',
    'q.murder-check': 'Choose a check with the modifier of your gate trophy ({gate})',
    'q.lay-to-rest': 'Choose a monster to return to the cup',
    'house.exhibit': 'The exhibition',
    'house.exhibit.permanent': 'Permanent: all its cards are shuffled in',
    'house.exhibit.visiting': 'Visiting: it has its own location and gate decks, and separate Mythos and Spell decks',
    'q.which-spells': 'Choose a deck to draw Spells from',
    'o.spells-of-exhibition': 'Draw from the exhibition’s Spell deck',
    'o.other-spells': 'Draw from the Spell deck',
    'pharaoh.gift': 'while your Mask has tokens, you also have the ability of the investigator named on this card',
    'answer.appease.no': 'Give up nothing',
    'answer.sell-for-loan.no': 'Sell nothing',
    'answer.lay-to-rest.no': 'Return none',
    'pharaoh.patrolled':
      'an investigator who ends their movement in this street area, or leaves it in the Movement Phase, makes a Sneak check. Failed: they are arrested',
    'pharaoh.pentagram':
      'only monsters with toughness greater than the number of tokens here can enter this street area. Each turn, remove 1 token. When the last token is removed, remove the pentagram',
    'pharaoh.book-of-anubis': `whenever another investigator goes insane, is knocked unconscious or is devoured, gain ${ANUBIS_REWARD.stamina} Stamina, ${ANUBIS_REWARD.sanity} Sanity and the Clues they lose`,
    'pharaoh.ring-chime': `remove 1 or more tokens from this card. For each, get +${CHIME_BONUS} to Horror and Combat checks until the end of the phase (magical in Combat checks). When no tokens are left, discard this card`,
    'pharaoh.open-eye': `pay up to ${EYE_POINTS} Sanity and Stamina in any mix. For each point, get +1 to all your skill checks until the end of the turn`,
    'pharaoh.weigh': `choose a dimension symbol. This turn, get +${SCALES.bonus} to checks against monsters with it and −${-SCALES.others} to checks against all others`,
    'pharaoh.read-parchment': `seal the gate and remove ${PARCHMENT_DOOM} doom token from the doom track if this check closes it`,
    'pharaoh.draw-pentagram':
      'pay 1 or more Stamina and place a pentagram with that many tokens in your street area. Only monsters with toughness greater than the number of tokens can enter that area. Each turn, remove 1 token',
    'pharaoh.through-glass':
      'use an ability that a location in Arkham without a gate offers instead of an encounter, as if you were there. Then have your encounter as usual',
    'pharaoh.skip-encounter': '{who, select, third {skips} other {skip}} the rest of the encounter',
    'pharaoh.skip-encounter.when': 'Before any check in an Arkham encounter (not in combat)',
    'pharaoh.travel': 'enter any open gate in Arkham',
    'pharaoh.deny': 'until the end of the turn, ignore the effects of the Ancient One on monsters',
    'pharaoh.locusts': `each investigator in your neighborhood, including you, loses ${LOCUSTS.stamina} Stamina. Until the end of the turn, monsters there have −${LOCUSTS.toughness} toughness; any at 0 return to the cup`,
    'pharaoh.foresee': `move 1 of your skill sliders up to ${FORESIGHT_STOPS} positions`,
    'pharaoh.reveal': `get +${SCRIPT_BONUS} to your Lore checks, except Spell checks, until the end of the phase`,
    'pharaoh.mask-of-the-black-pharaoh': maskText('Kate Winthrop, Darrell Simmons or Gloria Goldberg'),
    'pharaoh.mask-of-the-messenger': maskText('Dexter Drake, Bob Jenkins or Monterey Jack'),
    'pharaoh.mask-of-the-three-fates': maskText('Sister Mary, Mandy Thompson or Carolyn Fern'),
    'pharaoh.mask-of-vice': maskText('Michael McGlen, “Ashcan” Pete or Jenny Barnes'),
    'pharaoh.mask-of-wisdom': maskText('Harvey Walters, Amanda Sharpe or Joe Diamond'),
    'q.whose-gift': 'Choose an ability to borrow',
    'q.glass': 'Choose a location ability to use through the glass',
    'q.scales': 'Choose a dimension symbol · Bonus against its monsters this turn, penalty against all others',
    'q.through-which-gate': 'Choose a gate to travel through',
    'o.gift': '{investigator}',
    'o.dimension': '{symbol}',
    'q.anoint': 'Let {other} reroll to lose the Curse?',
    'answer.anoint.yes': 'Reroll',
    'answer.anoint.no': 'Keep the roll',
    'q.harrier': 'Choose the monster that comes to you',
    'q.give-up-spell': 'Choose a Spell to give up for Clues',
    'answer.give-up-spell.no': 'Keep all Spells',
    'q.lend-skill': 'Choose a Skill to lend for this turn',
    'pharaoh.end-delay': 'end the delay of 1 other investigator in Arkham',
    'pharaoh.lend-skill': 'have 1 investigator lend 1 Skill to another for this turn, wherever they are',
    'pharaoh.spell-for-clues': `let 1 other investigator discard 1 Spell. They gain ${SPELL_CLUES} Clue and 1 more for each Sanity it costs to cast`,
    'pharaoh.harry': '1 monster of your choice in Arkham or the Sky moves to you',
    'q.whose-card': 'Choose whom to take {card} from',
    'answer.whose-card.investigator': 'Take it from {investigator}',
    'answer.whose-card.no': 'Do not take it',
    'deck.exhibit': 'Exhibit Item',
    'decks.exhibit': 'Exhibit Items',
    'card.exhibit': '{n, plural, one {Exhibit Item} other {Exhibit Items}}',
  },
  decks: [{ id: 'exhibit', name: 'Exhibit Item', countsAs: 'item' }],
  houseRules: { ...HERALD_RULE, exhibit: ['permanent', 'visiting'] },
  locationCards: LOCATION_CARDS,
  gateCards: GATE_CARDS,
  cards: [FOOD, ...EXHIBIT_ITEMS, ...GUISES, ...SPELLS, ...ALLIES, ...BENEFITS, ...DETRIMENTS, ...BARRED_CARDS],
  monsters: MONSTERS,
  mythos: MYTHOS,
  tableCards: [
    ...HERALDS,
    {
      id: 'the-ancient-one-denied',
      name: 'The Ancient One is denied',
      kind: 'denial',
      modifiers: [{ mod: 'ancientOneDenied' }],
    },
    {
      id: 'washed-up-exhibit',
      name: 'Flooded Exhibit Item',
      kind: 'washed-up',
      rules: ['pharaoh.washed-up'],
    },
    { id: 'pentagram-on-the-ground', name: 'Pentagram of Blood', kind: 'pentagram', rules: ['pharaoh.pentagram'] },
    // Laid by encounters of the edition of 2011 alone (P-REV-01).
    {
      id: 'police-patrol',
      name: 'Police Patrol',
      kind: 'patrol',
      rules: ['pharaoh.patrolled'],
      triggers: [{ when: { on: 'terror' }, then: [{ do: 'discardThis' }] }],
    },
  ],
});
