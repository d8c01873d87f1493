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
  `put as many tokens on this as you have Sanity and choose ${whose}, whom nobody plays: as long as tokens lie on it you have their ability as well`;

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
    'pharaoh.mythos-deck.own': "of the exhibition's deck",
    'pharaoh.mythos-deck.base': 'of the other deck',
    'kind.patrol': 'Patrol',
    'kind.pentagram': 'Pentagram',
    'kind.washed-up': 'Find',
    'pharaoh.washed-up':
      'whoever is the first to end a movement at one of the two may end their turn and take it; the other is then discarded',
    'pharaoh.salvage':
      'if the Exhibit Item of the flood still lies in your street, you may end your turn and take it; the other one is then discarded',
    'pharaoh.escape': `place up to ${MONSTERS_COMING.maniacs} Maniacs, from the cup, then the Outskirts, then trophies, in the streets of Downtown`,
    'pharaoh.herald-unique': `whoever gains a Unique Item, starting items too, loses ${HERALD_LOSS.sanity} Sanity (a trade does not count)`,
    'pharaoh.herald-exhibit': 'whoever gains an Exhibit Item rolls a die, and is Cursed if it is no success',
    'pharaoh.herald-cursed': `everybody who is Cursed loses ${HERALD_LOSS.stamina} Stamina as their Upkeep starts, before any roll to be rid of the Curse`,
    'pharaoh.herald-monster': 'the monster “The Dark Pharaoh” is in the cup, whoever is the Ancient One',
    'pharaoh.herald-battle': `when Nyarlathotep awakens, each Mask monster on the board lowers his Combat rating by ${MASK_IN_BATTLE.rating} and adds ${MASK_IN_BATTLE.doom} doom token to his track`,
    'pharaoh.foreclosure': `every investigator in Arkham with a Bank Loan pays it off at once ($${LOAN_DUE}), and may sell items for half their price, rounded down, to do so; whoever does not pay is arrested`,
    'pharaoh.corpses': `every investigator in Arkham with monster trophies is surprised by a random one of them: if they defeat it, it is a trophy again, and they may draw as many Exhibit Items as its toughness and keep ${CORPSE_EXHIBITS_KEPT}; otherwise it returns to the cup`,
    'pharaoh.king-of-cards':
      'all Witches and Warlocks in Arkham return to the cup, or become the trophies of an investigator who has Erich Weiss',
    'pharaoh.museum-murder':
      'every investigator in Arkham makes a Fight or Lore check for each of their gate trophies, with its modifier: with a success they may return 1 monster with its symbol to the cup, without one the first monster from the cup with its symbol comes to them',
    'pharaoh.haunt-museum': `place up to ${MONSTERS_COMING.ghosts} Ghosts, from the cup, then the Outskirts, then trophies, in the streets of Miskatonic University`,
    'pharaoh.flyers': `the first ${MONSTERS_COMING.flyers} flying monsters from the cup go to the Sky, and flying monsters leave investigators with an Exhibit Item alone`,
    'pharaoh.clothing-drive':
      'in each street that investigators without an Exhibit Item enter there is a mummy (as a Zombie, but of 2 toughness) that they fight or evade; it is no token and no trophy',
    'pharaoh.curse-relics': `1 token leaves this; unless somebody exhausts a ready Exhibit Item or discards 1 Unique item, it goes to the terror track, and terror rises by ${RELIC_TERROR}`,
    'pharaoh.relics-unbound': 'terror rises by 1 for each of the tokens on its track, and they are discarded',
    'pharaoh.old-ways-left': 'the rumor is passed',
    'pharaoh.old-ways-return':
      'all Common items investigators have are discarded, and the deck of Common items is out of the game',
    'q.appease': 'Cursed Relics: what does {investigator} give? An Exhibit Item is exhausted, a Unique item discarded',
    'q.sell-for-loan': 'What does {investigator} sell to pay off the Bank Loan?',
    'q.murder-check': 'Which check does {investigator} make?',
    'q.lay-to-rest': 'Which monster does {investigator} return to the cup?',
    'house.exhibit': 'The exhibition',
    'house.exhibit.permanent': 'Stays: all its cards are mixed in',
    'house.exhibit.visiting': 'Visits: location and gate decks of its own, Mythos and Spell decks side by side',
    'q.which-spells': 'From which deck does {investigator} draw Spells?',
    'o.spells-of-exhibition': "The exhibition's",
    'o.other-spells': 'The other',
    'pharaoh.gift': 'you have the ability of that investigator as well, as long as the Mask is worn',
    'pharaoh.pentagram':
      'only monsters of more toughness than tokens lie here come into this street; each turn 1 token goes, and with the last the pentagram',
    'pharaoh.book-of-anubis': `whenever another investigator goes insane, is knocked unconscious or is devoured, gain ${ANUBIS_REWARD.stamina} Stamina, ${ANUBIS_REWARD.sanity} Sanity and the Clues they lose`,
    'pharaoh.ring-chime': `take 1 or more tokens off this: for each, +${CHIME_BONUS} to your Horror and Combat checks to the end of the phase (magical in Combat checks; without tokens, discard it)`,
    'pharaoh.open-eye': `spend up to ${EYE_POINTS} Sanity and Stamina in any mix: for each, +1 to all your skill checks to the end of the turn`,
    'pharaoh.weigh': `choose a dimension symbol: this turn you have +${SCALES.bonus} to checks against monsters with it, and −${-SCALES.others} against all others`,
    'pharaoh.read-parchment': `if this check closes the gate, it is sealed as well, and ${PARCHMENT_DOOM} doom token leaves the doom track`,
    'pharaoh.draw-pentagram':
      'spend 1 or more Stamina: a pentagram with as many tokens lies in your street, and only monsters of more toughness come there; each turn 1 token goes',
    'pharaoh.through-glass':
      'use what any location in Arkham without a gate offers in place of an encounter, as if you were there; then have your encounter as usual',
    'pharaoh.skip-encounter': 'skip the encounter (in an encounter in Arkham, in no combat)',
    'pharaoh.travel': 'enter any open gate in Arkham',
    'pharaoh.deny': 'to the end of the turn nothing of what the Ancient One gives monsters holds',
    'pharaoh.locusts': `everybody in your neighbourhood loses ${LOCUSTS.stamina} Stamina, you too, and its monsters have 1 toughness less to the end of the turn (those left with none return to the cup)`,
    'pharaoh.foresee': `move 1 of your skill sliders up to ${FORESIGHT_STOPS} stops`,
    'pharaoh.reveal': `+${SCRIPT_BONUS} to your Lore checks but Spell checks, to the end of the phase`,
    'pharaoh.mask-of-the-black-pharaoh': maskText('Kate Winthrop, Darrell Simmons or Gloria Goldberg'),
    'pharaoh.mask-of-the-messenger': maskText('Dexter Drake, Bob Jenkins or Monterey Jack'),
    'pharaoh.mask-of-the-three-fates': maskText('Sister Mary, Mandy Thompson or Carolyn Fern'),
    'pharaoh.mask-of-vice': maskText('Michael McGlen, “Ashcan” Pete or Jenny Barnes'),
    'pharaoh.mask-of-wisdom': maskText('Harvey Walters, Amanda Sharpe or Joe Diamond'),
    'q.whose-gift': 'Whose ability does {investigator} borrow?',
    'q.glass': 'What does {investigator} use through the glass?',
    'q.scales': 'Against which dimension is {investigator} stronger this turn?',
    'q.through-which-gate': 'Through which gate does {investigator} travel?',
    'o.gift': '{investigator}',
    'o.dimension': '{symbol}',
    'q.anoint': 'Does {investigator} have {other} roll again to be rid of the Curse?',
    'q.harrier': 'Which monster comes to {investigator}?',
    'q.give-up-spell': 'Which Spell does {investigator} give up for Clues?',
    'q.lend-skill': 'Which Skill does {investigator} lend for this turn?',
    'pharaoh.end-delay': 'end the delay of 1 other investigator in Arkham',
    'pharaoh.lend-skill': 'have 1 investigator lend 1 Skill card to another for this turn, wherever they are',
    'pharaoh.spell-for-clues': `let 1 other investigator discard 1 Spell to gain ${SPELL_CLUES} Clue and as many more as it costs Sanity`,
    'pharaoh.harry': '1 monster of your choice in Arkham or the Sky moves to you',
    'q.whose-card': 'From whom does {investigator} take “{card}”?',
    'deck.exhibit': 'Exhibit Item',
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
      name: 'Exhibit Item in the flood',
      kind: 'washed-up',
      rules: ['pharaoh.washed-up'],
    },
    { id: 'pentagram-on-the-ground', name: 'Pentagram of Blood', kind: 'pentagram', rules: ['pharaoh.pentagram'] },
    // Laid by encounters of the edition of 2011 alone (P-REV-01).
    {
      id: 'police-patrol',
      name: 'Police Patrol',
      kind: 'patrol',
      triggers: [{ when: { on: 'terror' }, then: [{ do: 'discardThis' }] }],
    },
  ],
});
