/** Texts of modifiers of skills, checks, Clues, Spells and combat. */

import { aMonster, cardNoun } from '../nouns.js';
import { type ModifierTexts, yesNo } from './modifier-tools.js';

export const CHECK_MODIFIERS = {
  skill: ({ w, short }, m) => short(w.say('mod.skill', { by: w.signed(m.by), skill: m.skill })),
  check({ w, short }, m) {
    if (m.balanced) {
      return short(w.say('mod.check.balanced', { by: w.signed(m.by), checks: w.say(`checks.${m.check}`) }));
    }
    if (m.damage) {
      const checks = w.say(`checks.${m.check}`);
      return short(w.say('mod.check.damage', { by: w.signed(m.by), checks, damage: m.damage }));
    }
    if (m.but === undefined) {
      const [by, checks] = [w.signed(m.by), w.say(`checks.${m.check}`)];
      return { ...short(w.say('mod.check', { by, checks })), bonus: { by, checks: [checks] } };
    }
    return short(
      w.say('mod.check.except', {
        by: w.signed(m.by),
        checks: w.say(`checks.${m.check}`),
        except: w.say(`checks.${m.but}`),
      }),
    );
  },
  clueDice: ({ w, whole }, m) =>
    m.skill === undefined
      ? whole('clue-dice', { n: m.by })
      : whole('clue-dice.skill', { n: m.by, check: m.skill, name: w.say(`check.${m.skill}`) }),
  maximum: ({ w, short }, m) => short(w.say('mod.maximum', { by: w.signed(m.by), resource: m.what })),
  success: ({ w, whole }, m) => whole('success', { faces: w.list(m.faces.map(String), 'or'), n: m.faces.length }),
  loss: ({ whole }, m) => whole('loss', { resource: m.of, how: m.by < 0 ? 'less' : 'more', n: Math.abs(m.by) }),
  misfires: ({ w, whole }, m) =>
    whole('misfires', { card: cardNoun(w, { deck: m.deck }, 1), faces: w.list(m.faces.map(String), 'or') }),
  spellCost({ scope, whole }, m) {
    const arkham = yesNo(scope === 'in-arkham');
    if (m.to !== undefined) return whole('spell-cost', { n: m.to, arkham });
    return whole('spell-cost.by', { how: (m.by ?? 0) < 0 ? 'less' : 'more', n: Math.abs(m.by ?? 0), arkham });
  },
  reading: ({ w, whole }, m) =>
    whole('reading', { checks: w.say(`checks.${m.check}`), place: m.at, by: w.signed(m.by) }),
  painlessReading: ({ whole }) => whole('painless-reading'),
  moreClues: ({ whole }, m) => whole('more-clues', { n: m.by }),
  evadeDifficulty: ({ whole }, m) => whole('evade-difficulty', { n: m.by }),
  armed: ({ w, whole }, m) => whole(`armed.${m.kind}`, { by: w.signed(m.by) }),
  emptyHands: ({ w, whole }, m) => whole('empty-hands', { by: w.signed(m.by) }),
  focus: ({ w, short, whole }, m) =>
    m.to === undefined ? short(w.say('mod.focus', { by: w.signed(m.by ?? 0) })) : whole('focus-to', { n: m.to }),
  freeSliders: ({ whole }) => whole('free-sliders'),
  dice: ({ w, whole }, m) => whole('dice', { n: m.by, checks: w.say(`checks.${m.skill}`) }),
  doomSuccesses: ({ whole }, m) => whole('doom-successes', { n: m.by }),
  ancientRating: ({ w, whole }, m) =>
    whole('ancient-rating', {
      n: Math.abs(m.by),
      how: m.by < 0 ? 'lower' : 'higher',
      to: w.signed(m.by - 5),
    }),
  hands: ({ whole }, m) =>
    whole(m.spells ? 'hands.spells' : 'hands', { how: m.by < 0 ? 'fewer' : 'more', n: Math.abs(m.by) }),
  clueLimit: ({ w, whole }, m) => whole('clue-limit', { n: m.most, check: m.skill, name: w.say(`check.${m.skill}`) }),
  clueWasted: ({ whole }, m) => whole(`clue-wasted.${m.on}`),
  cluePairs: ({ whole }) => whole('clue-pairs'),
  sliderStops: ({ whole }, m) => whole('slider-stops', { n: m.most }),
  checkAgainst: ({ w, whole }, m) =>
    whole('check-against', { by: w.signed(m.by), others: w.signed(m.others), symbol: m.symbol }),
  discardsLikeClues: ({ w, whole }, m) => whole('discards-like-clues', { many: cardNoun(w, m.of, 2) }),
  lostMeans: ({ w, whole }, m) => whole('lost-means', { then: w.say(`effect.fate.${m.fate}`, { who: 'third' }) }),
  combatSkill: ({ w, self, whole }, m) =>
    self !== undefined && m.monsters.kinds?.length === 1 && m.monsters.kinds[0] === self
      ? whole('combat-skill.self', { id: m.skill, skill: m.skill })
      : whole('combat-skill', { id: m.skill, skill: m.skill, monsters: aMonster(w, m.monsters, 'object') }),
} satisfies Partial<ModifierTexts>;
