/** English texts and questions of the gate cards of Curse of the Dark Pharaoh. */
import {
  DREAM,
  EVILS_DRAWN,
  FACE_IN_POOL,
  SKY_CLUES,
  TEMPTING_CORPSE,
  TREASURE_BONUS,
} from '@vigil/rules/dark-pharaoh/constants';
export const WORLD_WORDS: Readonly<Record<string, string>> = {
  'pharaoh.seal-entered':
    '{who, select, may {close and seal the gate you entered through} other {the gate you entered through is closed and sealed}} (it is no trophy)',
  'pharaoh.face-in-pool': `choose another investigator and make a Will check at −${-FACE_IN_POOL.modifier}. No success: they are drawn to the Abyss. 1–${FACE_IN_POOL.free - 1} successes: you change places. ${FACE_IN_POOL.free} or more successes: move to where they are, and the gate you entered through is closed and sealed`,
  'pharaoh.face-in-pool-revised': `choose another investigator and make a Will check at +${FACE_IN_POOL.revised}. No success: they are drawn to the Abyss. 1–${FACE_IN_POOL.free - 1} successes: you change places. ${FACE_IN_POOL.free} or more successes: move to where they are, and the gate you entered through is closed and sealed if it is still open`,
  'pharaoh.another-alike':
    'if you neither evaded nor defeated it in the first combat round, a second one like it from the cup appears',
  'pharaoh.another-monster': 'if you neither evaded nor defeated it in the first combat round, another monster appears',
  'pharaoh.followed':
    'meet each monster at the gate you entered through, in the order you like; those not defeated stay there',
  'pharaoh.choice-of-evils': `draw ${EVILS_DRAWN} monsters from the cup and choose which of them appears; the other returns to the cup`,
  'pharaoh.old-battles':
    'a random one of your monster trophies surprises you: if you defeat it, it is a trophy again, otherwise it returns to the cup',
  'pharaoh.old-battles-ambush':
    'a random one of your monster trophies appears (Ambush): if you defeat it, it is a trophy again, otherwise it returns to the cup',
  'pharaoh.bloody-tongue': `the God of the Bloody Tongue surprises you, from the cup or from beside it; you have +${TREASURE_BONUS} to all checks against it for each of your Unique items and Exhibit Items`,
  'pharaoh.bloody-tongue-ambush': `the God of the Bloody Tongue appears (Ambush), from the cup or from beside it; you have +${TREASURE_BONUS} to all checks against it for each of your Unique items and Exhibit Items`,
  'pharaoh.bodies': 'take as many Cultists from the cup as you have successes, as trophies',
  'pharaoh.any-bodies':
    'take 1 monster from the cup as a trophy (even an Endless one), and 1 more if its toughness is less than the number of successes',
  'pharaoh.unknown-senses':
    'if your maximum Sanity is greater than your maximum Stamina, take the Benefit “Psychic”; if it is less, take the Benefit “Visions”',
  'pharaoh.balance': 'lose the higher of your Sanity and your Stamina until both are equal',
  'pharaoh.tempting-corpse': `make a Fight check at −${-TEMPTING_CORPSE.modifier}. Passed: gain as much Stamina as dice were rolled. Failed: lose as much Stamina as dice were rolled`,
  'pharaoh.sky-clues': `gain ${SKY_CLUES} Clues for each monster in the Sky`,
  'pharaoh.fleeting-ally':
    'draw 1 Ally and put as many tokens on it as you have successes: each Upkeep 1 token goes, and with the last one the Ally',
  'pharaoh.brief-waking': 'have one encounter at any location in Arkham without a gate, then return here',
  'pharaoh.dream-of-arkham': `have one encounter at any location in Arkham without a gate, then return here. If you lost Sanity or Stamina by it, you may make a Luck check at −${-DREAM.modifier}. Passed: you have back what you lost`,
  'pharaoh.dream-of-arkham-revised': `have one encounter at any location in Arkham without a gate, then return here. If you lost Sanity or Stamina by it, make a Luck check at −${-DREAM.modifier}. Passed: you have back what you lost`,
  'pharaoh.scientists-machine':
    'draw another gate card, move to the first Other World it names and have its encounter there',
  'pharaoh.mi-go-immortality':
    '{who, select, may {be} other {you are}} devoured, but your next investigator has your Spells, Skills and Clues, and 1 open gate to Yuggoth of your choice is closed and sealed',
  'pharaoh.battle-shub-niggurath':
    'fight Shub-Niggurath alone and at once, as in a final battle, 1 success for each doom token (lost without monster trophies). Lost: you are devoured. Won: return to Arkham; the gate you entered through is your trophy, and sealed',
  'pharaoh.battle-ithaqua':
    'fight Ithaqua alone and at once, as in a final battle, 1 success for each doom token (lost without Stamina). Lost: you are devoured. Won: return to Arkham; the gate you entered through is your trophy, and sealed',
  'pharaoh.battle-cthulhu':
    'fight Cthulhu alone and at once, as in a final battle, 1 success for each doom token (lost without Sanity or Stamina). Lost: you are devoured. Won: return to Arkham; the gate you entered through is your trophy, and sealed',
  'q.which-evil': 'Choose the monster that appears',
};
