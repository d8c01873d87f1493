/** Destinations of moves by a text. */
import type { Rule } from '@vigil/engine';
import type { Destination, Effects } from '../../language/effects.js';
import type { FoePreview, OptionChange } from '../../language/questions/index.js';
import { ask } from '../ask.js';
import { putGateMarkerUnder, takeGateMarker } from '../board/gate-pile.js';
import { cityPlaces, worldAreas } from '../board/options.js';
import type { Game } from '../game.js';
import { putUnder, takeTop } from '../known-order.js';
import type { Investigator } from '../state.js';

/** Returns the gates that lead back, by sections of Other Worlds. */
export function returnGatesBySection(
  g: Game,
  who: Investigator,
  options: readonly { readonly id: string; readonly on?: string }[],
): Readonly<Record<string, OptionChange>> {
  const back = (world: string) => g.rules.people.returnGates(g, who, world).map(({ at }) => at);
  return Object.fromEntries(
    options.flatMap(({ id, on = '' }) => {
      const { world } = g.place(on);
      return world === undefined ? [] : [[id, { back: back(world) }] as const];
    }),
  );
}

/** Returns the destination of a move. Undefined: none. */
export function* resolveDestination(
  g: Game,
  who: Investigator,
  destination: Destination,
  source: string,
): Rule<string | undefined> {
  if ('place' in destination) {
    return g.rules.board.isClosed(g, destination.place) ? g.place(destination.place).street : destination.place;
  }
  switch (destination.to) {
    case 'street':
      return g.place(who.place).street;
    case 'first-area': {
      const { world, area } = g.place(who.place);
      return world !== undefined && area === 2 ? `${world}-1` : undefined;
    }
    case 'second-area': {
      const { world, area } = g.place(who.place);
      return world !== undefined && area === 1 ? `${world}-2` : undefined;
    }
    case 'anywhere':
    case 'any-location':
      return yield* ask(g, () => {
        const options = cityPlaces(g).filter(
          ({ value }) =>
            (destination.to === 'anywhere' || g.place(value).kind === 'location') &&
            !g.rules.board.isBarred(g, who, value),
        );
        return {
          by: [who.seat],
          key: 'q.go-where',
          args: { investigator: who.id, source },
          why: g.rules.reasons.choice,
          options,
          about: () => ({ changes: {}, foes: foesAtOptions(g, who, options) }),
          asides: { inText: who },
        };
      });
    case 'any-first-area':
    case 'any-second-area': {
      const area = destination.to === 'any-first-area' ? 1 : 2;
      return yield* ask(g, () => ({
        by: [who.seat],
        key: 'q.go-where',
        args: { investigator: who.id, source },
        why: g.rules.reasons.choice,
        options: worldAreas(g, area),
        about: () => ({ changes: returnGatesBySection(g, who, worldAreas(g, area)) }),
        asides: { inText: who },
      }));
    }
    case 'world-of-drawn-gate':
      return drawGateWorld(g);
    case 'gate-of-drawn-mythos':
      return drawGateLocation(g);
    default:
      return destination.to satisfies never;
  }
}

/** Previews the monsters at the places of options. */
export function foesAtOptions(
  g: Game,
  who: Investigator,
  options: readonly { readonly value: string }[],
): readonly FoePreview[] {
  return g.rules.board.previewFoesAt(
    g,
    who,
    options.map(({ value }) => value),
  );
}

/** Previews the monsters at the places to which effects move the investigator, if the effects name them. */
export function foesOfMoves(g: Game, who: Investigator, effects: Effects): { readonly foes?: readonly FoePreview[] } {
  const places = effects.flatMap((effect) => {
    if (effect.do !== 'move') return [];
    if ('place' in effect.destination) return [effect.destination.place];
    const { street } = g.place(who.place);
    return effect.destination.to === 'street' && street !== undefined ? [street] : [];
  });
  const foes = places.length > 0 ? g.rules.board.previewFoesAt(g, who, places) : [];
  return foes.length > 0 ? { foes } : {};
}

/** Draws a gate marker and puts it under the pile. Returns its world. */
function drawGateWorld(g: Game): string | undefined {
  const marker = takeGateMarker(g);
  if (marker === undefined) return undefined;
  g.reveal();
  putGateMarkerUnder(g, marker);
  const world = g.content.gateMarkers.get(marker)?.world;
  return world === undefined ? undefined : `${world}-1`;
}

/** Returns the gate location of the next Mythos card that names one, as a destination. */
export function drawGateLocation(g: Game): string | undefined {
  const gate = nextGateLocation(g);
  return gate !== undefined && g.rules.board.isClosed(g, gate) ? g.place(gate).street : gate;
}

/** Draws Mythos cards until one names a gate location. They have no other effect and go to the bottom. */
export function nextGateLocation(g: Game): string | undefined {
  const deck = g.orderedDeck('mythos');
  for (let i = 0; i < deck.length; i++) {
    const card = takeTop(g.s, 'mythos', deck) as string;
    g.reveal();
    putUnder(g.s, 'mythos', deck, [card]);
    const { gate } = g.mythos(card);
    if (gate !== undefined) return gate;
  }
  return undefined;
}
