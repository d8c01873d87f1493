import { Dice, type Seat } from '@vigil/engine';
import { previewCheck } from '../../common/checks/checks.js';
import { chanceOfCheck } from '../../common/figures/odds.js';
import type { CheckDetails } from '../../language/questions/index.js';
import { stepsWithin } from '../board/city-movement.js';
import { canStartPhase, mustStay } from '../day/phases.js';
import { Game, investigatorsInPlay, isInCity, monstersIn, monstersInCity } from '../game.js';
import { evadeSpec } from '../meeting/evade.js';
import { previewInitiative } from '../meeting/initiative.js';
import { setSlot } from '../people/slots.js';
import type { CityPhase, Investigator } from '../state.js';

/** The reach in a City phase started with a Speed slot, and the chances with its Sneak alone. */
export interface SlotPreview {
  readonly seat: Seat;
  readonly slot: number;
  /** Movement points (H-CITY-MOVE-01). */
  readonly points: number;
  /** Places within them, past monsters too, nearest first. */
  readonly reach: readonly { readonly place: string; readonly steps: number }[];
  /** Chance, 0 to 1, to evade the monsters at the place before leaving (H-CITY-MOVE-08); undefined: there are none. */
  readonly leave: number | undefined;
  /** Chance, 0 to 1, of the Initiative check against each monster of the city alone (H-ENC-INIT-01). */
  readonly initiative: readonly { readonly token: string; readonly chance: number }[];
}

/** Previews every City phase that can start now: one for each free Speed slot (H-CITY-SPEED-01). */
export function previewSlots(g: Game): SlotPreview[] {
  return investigatorsInPlay(g)
    .filter((who) => isInCity(g, who.place) && canStartPhase(g, who))
    .flatMap((who) =>
      who.slots[0].flatMap((state, slot) => (state === 'free' ? [previewSlot(g, who.seat, slot)] : [])),
    );
}

function previewSlot(before: Game, seat: Seat, slot: number): SlotPreview {
  const g = withCityPhase(before, seat, slot);
  const who = g.investigatorAt(seat);
  const points = g.rules.turn.movementPoints(g, who);
  const present = monstersIn(g, who.place).map(({ token }) => token);
  const reach = [...stepsWithin(g, who, mustStay(who) ? 0 : points)];
  return {
    seat,
    slot,
    points,
    reach: reach.map(([place, steps]) => ({ place, steps })),
    leave: present.length === 0 ? undefined : chanceAsAllocated(previewCheck(g, who, evadeSpec(g, who, present, 1))),
    initiative: monstersInCity(g).map(({ token }) => ({
      token,
      chance: chanceAsAllocated(previewInitiative(g, who, [token])),
    })),
  };
}

/** Returns the chance of a check with the slot's Sneak alone: no other bonus is allocated for it. */
function chanceAsAllocated(check: CheckDetails): number {
  return chanceOfCheck(check, 0, check.dice);
}

/** Returns a game of the same position at the start of a City phase, with its slot allocated (H-CITY-SPEED-02). */
function withCityPhase(g: Game, seat: Seat, slot: number): Game {
  const investigators = g.s.investigators.map((who): Investigator => (who.seat === seat ? { ...who } : who));
  setSlot(investigators[seat] as Investigator, 0, slot, 'allocated');
  const city: CityPhase = { seat, slot, met: [], acted: [] };
  const state = { ...g.s, investigators, city, step: { phase: 'city', segment: 1 } as const };
  return new Game({ state, dice: UNUSED_DICE, emit: undefined, reveal: () => {} }, g.content, g.rules);
}

const UNUSED_DICE = Dice.seeded('');
