/** Texts of effects on the board: movement, monsters, gates, tracks, places. */

import { aMonster, atPlaceText, everyMonster, monsterNoun, regionText } from '../nouns.js';
import { appearPart, atGatesText, movePart, removeSealPart } from './board-effect-text.js';
import { otherwiseBlock } from './combinator-text.js';
import type { EffectTexts } from './effect-tools.js';

export const MOVE_EFFECTS = {
  move: ({ w, imperative }, e) => movePart(w, e, imperative),
  visit: ({ imperative }, e) =>
    e.stay
      ? imperative('visit.stay', { world: e.world, area: e.area ?? 1 })
      : imperative(e.draw ? 'visit.draw' : e.area === undefined ? 'visit' : 'visit.area', {
          world: e.world,
          area: e.area ?? 1,
          draw: e.draw ?? 1,
        }),
  return: ({ imperative }, e) =>
    imperative(e.unexplored ? 'return.unexplored' : e.entered ? 'return.entered' : 'return'),
  applyFate: ({ imperative, involuntary, adverse }, e) =>
    adverse(e.fate === 'lose-turn' ? imperative(`fate.${e.fate}`) : involuntary(`fate.${e.fate}`)),
  encounterAgain: ({ imperative }) => imperative('encounter-again'),
  throughNearestGate: ({ involuntary }) => involuntary('through-nearest-gate'),
  freeFromJail: ({ imperative }) => imperative('free-from-jail'),
  slide: ({ imperative }, e) => imperative('slide', { skill: e.skill }),
  lessFocus: ({ imperative }, e) => imperative('less-focus', { n: e.by }),
  noFocus: ({ imperative }) => imperative('no-focus'),
  movementPoints: ({ imperative }, e) =>
    imperative('movement-points', { how: e.by < 0 ? 'lose' : 'get', n: Math.abs(e.by) }),
} satisfies Partial<EffectTexts>;

export const MONSTER_EFFECTS = {
  appear: ({ w, composeInner }, e) => appearPart(w, e, composeInner),
  place: ({ w, imperative }, e) =>
    imperative('place', {
      n: e.n,
      where: typeof e.at === 'string' ? atPlaceText(w, e.at) : atGatesText(w, e.at.gatesTo),
    }),
  comeHere: ({ w, occurrence }, e) =>
    occurrence('come-here', { monsters: everyMonster(w, e.monsters), where: regionText(w, e.from) }),
  remove({ w, imperative }, e) {
    if (e.one)
      return imperative(`remove-one.${e.to}`, {
        monsters: aMonster(w, e.monsters, 'object'),
        where: regionText(w, e.from, 'you'),
      });
    return imperative(`remove.${e.to}`, {
      monsters: everyMonster(w, e.monsters, 'object'),
      where: regionText(w, e.from),
    });
  },
  releaseTrophies: ({ w, imperative }, e) =>
    imperative('release', { monsters: everyMonster(w, e.monsters, 'object'), where: atPlaceText(w, e.at) }),
  trophy({ w, imperative }, e) {
    if (e.in) return imperative('trophy.in', { where: regionText(w, e.in, 'you') });
    return imperative(e.noSpawn ? 'trophy.no-spawn' : `trophy.${e.from}`, { n: e.n ?? 1 });
  },
  summon: ({ w, imperative }, e) =>
    imperative('summon', { monsters: everyMonster(w, e.monsters, 'object'), where: regionText(w, e.from) }),
  defeatOne: ({ imperative }) => imperative('defeat-one'),
  spawn({ w, imperative, composeInner }, e) {
    const args = { one: aMonster(w, e.monsters, 'object'), noun: monsterNoun(w, e.monsters) };
    return otherwiseBlock(w, imperative(`spawn.${e.at}`, args), 'spawn.none', composeInner(e.else));
  },
  defeat({ w, imperative, occurrence }, e) {
    const args = { n: e.n ?? 0, toughness: e.toughnessAtMost ?? 0, where: regionText(w, e.from) };
    const isCommand =
      w.say('effect.defeat', { ...args, who: 'may' }) !== w.say('effect.defeat', { ...args, who: 'you' });
    return isCommand ? imperative('defeat', args) : occurrence('defeat', args);
  },
  returnMonster({ w, context, imperative }, e) {
    const key = `return-monster.${e.sheet ? 'sheet' : e.to}`;
    return imperative(context.itself && w.has(`effect.${key}.it`) ? `${key}.it` : key);
  },
} satisfies Partial<EffectTexts>;

export const BOARD_EFFECTS = {
  openGate: ({ occurrence }, e) => occurrence('open-gate', { monster: e.monster ? 'yes' : 'no' }),
  closeGate({ imperative }, e) {
    const end = e.seal === 'elder-sign' ? 'sign' : e.seal === 'may' ? 'may' : e.trophy ? 'trophy' : 'none';
    // Only the gate of one who has just returned can be sealed without a check or a card.
    const which = e.which === 'here' && end === 'may' ? 'returned' : e.which;
    return imperative('close-gate', { which, end });
  },
  removeSeals: ({ imperative }) => imperative('remove-seals'),
  removeSeal: ({ w, imperative, composeInner }, e) =>
    removeSealPart(w, imperative('remove-seal'), e.else && composeInner(e.else)),
  closePlaces({ w, context, imperative }, e) {
    const until = e.until === undefined ? context.until : w.say(`lasts.${e.until}`);
    return imperative('close-places', {
      places: w.list(e.places.map((place) => w.nameInForm('place', place, 'acc'))),
      until: until ?? '',
      lasts: until === undefined ? 'no' : e.until === 'in-play' ? 'clause' : 'yes',
    });
  },
  track: ({ imperative }, e) =>
    e.to === undefined
      ? imperative(`track.${e.what}`, { how: (e.by ?? 0) < 0 ? 'down' : 'up', n: Math.abs(e.by ?? 0) })
      : imperative(`track.${e.what}.to`, { n: e.to }),
  boxAlly: ({ imperative }) => imperative('box-ally'),
  turnUpLocationCard: ({ imperative }) => imperative('turn-up-location-card'),
  turnCard: ({ imperative }, e) => imperative(`turn-card.${e.face}`, { mythos: e.card }),
  lay: ({ w, imperative }, e) => imperative('lay', { component: e.card, where: atPlaceText(w, e.at) }),
  spreadClues: ({ occurrence }) => occurrence('spread-clues'),
  gatherClues: ({ imperative }) => imperative('gather-clues'),
} satisfies Partial<EffectTexts>;
