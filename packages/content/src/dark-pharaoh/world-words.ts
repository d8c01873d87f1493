/** English texts and questions of the gate cards of Curse of the Dark Pharaoh. */
import {
  DREAM,
  EVILS_DRAWN,
  FACE_IN_POOL,
  SKY_CLUES,
  TEMPTING_CORPSE,
  TREASURE_BONUS,
} from '@vigil/rules/dark-pharaoh/constants';
import { checkModifier } from '../figures.js';

/** Text of a battle alone against an Ancient One. `out`: the state in which it is lost. */
const battleText = (name: string, out: string): string =>
  `fight ${name} alone and immediately, as in a final battle. Each success removes 1 doom token. If you ${out}, you are devoured. If you win, return to Arkham, seal the gate you entered through, and take it as a trophy`;

export const WORLD_WORDS: Readonly<Record<string, string>> = {
  'pharaoh.seal-entered':
    '{who, select, may {close and seal the gate you entered through} other {the gate you entered through is closed and sealed}} (it does not become a trophy)',
  'pharaoh.face-in-pool': `choose another investigator and make a Will${checkModifier(FACE_IN_POOL.modifier)} check. No successes: they are drawn into the Abyss. 1–${FACE_IN_POOL.free - 1} successes: you switch places. ${FACE_IN_POOL.free} or more successes: move to their area, and the gate you entered through is closed and sealed`,
  'pharaoh.face-in-pool-revised': `choose another investigator and make a Will${checkModifier(FACE_IN_POOL.revised)} check. No successes: they are drawn into the Abyss. 1–${FACE_IN_POOL.free - 1} successes: you switch places. ${FACE_IN_POOL.free} or more successes: move to their area, and the gate you entered through is closed and sealed if it is still open`,
  'pharaoh.another-alike':
    'if you neither evade nor defeat it in the first combat round, a second monster of its kind from the cup also appears',
  'pharaoh.another-monster': 'if you neither evade nor defeat it in the first combat round, another monster appears',
  'pharaoh.followed':
    'encounter each monster at the gate you entered through, in any order. Those you do not defeat stay there',
  'pharaoh.choice-of-evils': `draw ${EVILS_DRAWN} monsters from the cup and choose which one appears. Return the other to the cup`,
  'pharaoh.old-battles':
    'a random monster trophy of yours surprises you. If you defeat it, it is your trophy again; otherwise, it returns to the cup',
  'pharaoh.old-battles-ambush':
    'a random monster trophy of yours appears with Ambush. If you defeat it, it is your trophy again; otherwise, it returns to the cup',
  'pharaoh.bloody-tongue': `the God of the Bloody Tongue surprises you, whether or not it is in the cup. You get +${TREASURE_BONUS} to all checks against it for each of your Unique Items and Exhibit Items`,
  'pharaoh.bloody-tongue-ambush': `the God of the Bloody Tongue appears with Ambush, whether or not it is in the cup. You get +${TREASURE_BONUS} to all checks against it for each of your Unique Items and Exhibit Items`,
  'pharaoh.bodies': 'take 1 Cultist from the cup as a trophy for each success',
  'pharaoh.any-bodies':
    'take 1 monster from the cup as a trophy, even an Endless one. If its toughness is less than the number of successes, take 1 more',
  'pharaoh.unknown-senses':
    'if your maximum Sanity is greater than your maximum Stamina, take the Psychic Benefit. If it is less, take the Visions Benefit',
  'pharaoh.balance': 'lose Sanity or Stamina, whichever is higher, until both are equal',
  'pharaoh.tempting-corpse': `make a Fight${checkModifier(TEMPTING_CORPSE.modifier)} check. Passed: gain Stamina equal to the number of dice rolled. Failed: lose Stamina equal to the number of dice rolled`,
  'pharaoh.sky-clues': `gain ${SKY_CLUES} Clues for each monster in the Sky`,
  'pharaoh.fleeting-ally':
    'draw 1 Ally and put 1 token on it for each success. Each Upkeep, remove 1 token. When none is left, discard the Ally',
  'pharaoh.brief-waking': 'have an encounter at any location in Arkham without a gate, then return here',
  'pharaoh.dream-of-arkham': `have an encounter at any location in Arkham without a gate, then return here. If you lost Sanity or Stamina in it, you may make a Luck${checkModifier(DREAM.modifier)} check. Passed: regain what you lost`,
  'pharaoh.dream-of-arkham-revised': `have an encounter at any location in Arkham without a gate, then return here. If you lost Sanity or Stamina in it, make a Luck${checkModifier(DREAM.modifier)} check. Passed: regain what you lost`,
  'pharaoh.scientists-machine':
    'draw another gate card, move to the first Other World on it, and have its encounter there',
  'pharaoh.mi-go-immortality':
    '{who, select, may {choose to be devoured. If you do,} other {you are devoured, but}} your next investigator gets your Spells, Skills and Clues, and 1 gate to Yuggoth of your choice is closed and sealed',
  'pharaoh.battle-shub-niggurath': battleText('Shub-Niggurath', 'have no monster trophies'),
  'pharaoh.battle-ithaqua': battleText('Ithaqua', 'have no Stamina'),
  'pharaoh.battle-cthulhu': battleText('Cthulhu', 'have no Sanity or no Stamina'),
  'q.which-evil': 'Choose the monster that appears',
};
