import { focusOf } from '../../common/figures/modifiers.js';
import type { CheckSkill } from '../../language/check-skills.js';
import type { Skill } from '../../language/terms.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
const SLIDER_OF_SKILL: Record<Skill, readonly [pair: 0 | 1 | 2, side: 0 | 1]> = {
  speed: [0, 0],
  sneak: [0, 1],
  fight: [1, 0],
  will: [1, 1],
  lore: [2, 0],
  luck: [2, 1],
};

/** Sets a slider to a stop, 0 to 3 from the left. */
export function setSlider(who: Investigator, pair: 0 | 1 | 2, stop: number): void {
  const [speed, fight, lore] = who.sliders;
  who.sliders = [pair === 0 ? stop : speed, pair === 1 ? stop : fight, pair === 2 ? stop : lore];
}

/** Moves a slider to the stop with the lowest value of a skill. */
export function moveSliderDown(g: Game, who: Investigator, skill: Skill): void {
  const [pair, side] = SLIDER_OF_SKILL[skill];
  const stops = g.sheet(who).sliders[PAIRS[pair]];
  let lowest = who.sliders[pair];
  stops.forEach((stop, i) => {
    if (stop[side] < (stops[lowest] as readonly [number, number])[side]) lowest = i;
  });
  if (lowest === who.sliders[pair]) return;
  setSlider(who, pair, lowest);
  g.emit?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
}

/** Returns the printed value at a skill's slider. */
export function sliderValue(g: Game, who: Investigator, skill: CheckSkill): number {
  if (skill === 'focus') return focusOf(g, who);
  const [pair, side] = SLIDER_OF_SKILL[skill];
  const stops = g.sheet(who).sliders[PAIRS[pair]];
  return (stops[who.sliders[pair]] as readonly [number, number])[side];
}
