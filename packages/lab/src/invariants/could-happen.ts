import type { Event, TableState } from '@vigil/rules';

type NoEffect = Extract<Event, { type: 'noEffect' }>;
/** Reads a figure of the retold position by its name. */
type Read = (figure: string) => string | number | undefined;

/**
 * True if an effect that came to nothing had something to work on, as far as positions show it without the rules: gates,
 * tracks, moves, trophies and cards drawn. `read`: the position when it was told; `after`: the one after the answer.
 */
export function couldHappen({ effect, seat }: NoEffect, read: Read, after: TableState): boolean {
  const place = String(read(`place of seat ${seat}`) ?? '');
  switch (effect.do) {
    case 'draw':
      // Anything of the deck would have been kept.
      return (
        typeof effect.n === 'number' &&
        effect.n > 0 &&
        !effect.only &&
        !effect.priceUpTo &&
        !effect.again &&
        (after.decks[effect.deck as keyof TableState['decks']] ?? []).length > 0
      );
    case 'move':
      return (
        'place' in effect.destination &&
        effect.destination.place !== place &&
        read(`state of ${effect.destination.place}`) === undefined &&
        after.closed.length === 0 &&
        after.inPlay.length === 0
      );
    case 'loseTrophy':
      return (after.investigators[seat]?.[effect.kind === 'gate' ? 'gateTrophies' : 'monsterTrophies'].length ?? 0) > 0;
    case 'closeGate':
      return effect.which === 'here' && read(`gate at ${place}`) !== undefined;
    case 'place':
      // An investigator can keep monsters away from where they stand.
      return (
        typeof effect.at === 'string' &&
        effect.n > 0 &&
        after.cup.length > effect.n &&
        after.inPlay.length === 0 &&
        after.investigators.every((one) => one.place !== effect.at)
      );
    case 'throughNearestGate':
      return !('seals' in after) ? false : after.gates.length > 0 && after.investigators[seat]?.place === place;
    default:
      return false;
  }
}
