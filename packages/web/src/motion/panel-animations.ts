import type { RunningAnimations } from './board-animations.js';
import type { Changes } from './changes.js';
import { CARD_MS, MOVE_MS, ROLL_LENGTH_MS, ROLL_TIMING } from './durations.js';

/**
 * Animates changes beside the board: Doom and Terror light up, dice fall and are sorted, a card turns up. `speed`: that
 * of moments; 0 without moments. `after`: delay of the dice in milliseconds. Resolves at the end of the roll: after its
 * result was shown, or when skipped; at once without a roll.
 */
export function playPanels(
  playing: RunningAnimations,
  table: Element,
  changes: Changes,
  speed: number,
  after = 0,
): Promise<void> {
  if (changes.doom > 0) {
    const lit = [...table.querySelectorAll('.doom .on')].slice(-changes.doom);
    for (const token of lit) flare(playing, token);
  }
  if (changes.terror > 0) for (const cell of table.querySelectorAll('.terror .now')) flare(playing, cell);
  const rolled = new Promise<void>((over) => {
    if (changes.rolled) playDice(playing, table, { speed, after, over });
    else over();
  });
  for (const card of changes.cardsLaidOut) {
    for (const shown of table.querySelectorAll(`[data-turned="${CSS.escape(card)}"]`)) turnUpCard(playing, shown);
  }
  if (changes.cardDrawn) {
    const rise = [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'none' },
    ];
    for (const card of table.querySelectorAll('.decision .effect')) playing.animate(card, rise, { duration: MOVE_MS });
  }
  return rolled;
}

/** Turns up a face-down card. */
function turnUpCard(playing: RunningAnimations, card: Element): void {
  const frames = [
    { transform: 'perspective(900px) rotateY(90deg) scale(0.86)', opacity: 0.4 },
    { transform: 'none', opacity: 1 },
  ];
  playing.animate(card, frames, { duration: CARD_MS, easing: 'ease-out' });
}

function flare(playing: RunningAnimations, what: Element): void {
  const frames = [
    { opacity: 0.2, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'scale(1.25)', offset: 0.5 },
    { opacity: 1, transform: 'none' },
  ];
  playing.animate(what, frames, { duration: CARD_MS });
}

const SETTLED_MS = ROLL_TIMING.within + ROLL_TIMING.falls + ROLL_TIMING.rests;
const SORTED_MS = SETTLED_MS + ROLL_TIMING.sorts;
/** Number of frames to wait for the dice. */
const MAX_WAIT_FRAMES = 20;

/**
 * Animates the last visible roll. Its dice fall from the lamp, rest, and move to their sorted places; the result is
 * shown when the last one rests. Without moments it takes the time of a card.
 */
function playDice(
  playing: RunningAnimations,
  table: Element,
  how: { speed: number; after: number; over: () => void },
  tries = MAX_WAIT_FRAMES,
): void {
  const { speed, after, over } = how;
  const roll = [...table.querySelectorAll<HTMLElement>('.decision .roll')].at(-1);
  if (!roll) {
    // The dice component is lazy loaded.
    if (tries > 0) requestAnimationFrame(() => playDice(playing, table, how, tries - 1));
    else over();
    return;
  }
  const k = speed > 0 ? 1 / speed : CARD_MS / ROLL_LENGTH_MS;
  const fresh = [...roll.querySelectorAll<HTMLElement>('.die[data-fresh]')].sort(
    (one, other) => Number(one.dataset.rolled) - Number(other.dataset.rolled),
  );
  if (fresh.length === 0) return over();
  const { offsetWidth: width, offsetHeight: height } = roll;
  // Clue dice join one after another, each into its reserved place: nothing is sorted.
  const joining = fresh.every((die) => die.classList.contains('clue'));
  for (const [i, die] of fresh.entries()) {
    const from = joining ? i * ROLL_TIMING.falls : (i * ROLL_TIMING.within) / Math.max(1, fresh.length - 1);
    const seed = Number(die.dataset.rolled) * 7 + 3;
    const lies = joining
      ? { x: 0, y: 0 }
      : {
          x: (((seed * 53) % 89) / 89) * (width - 70) + 8 - die.offsetLeft,
          y: (((seed * 31) % 61) / 61) * Math.max(0, height - 66) - die.offsetTop,
        };
    const turn = seed % 2 === 0 ? -90 : 90;
    const landing = from + ROLL_TIMING.falls;
    const end = joining ? landing : SORTED_MS;
    const at = (ms: number) => Math.min(1, ms / end);
    const transform = `translate(${lies.x}px, ${lies.y}px)`;
    const frames: Keyframe[] = [
      { transform: `translate(${lies.x + 26}px, ${lies.y - 190}px) rotate(${-2 * turn}deg) scale(1.3)`, opacity: 0 },
      {
        transform: `translate(${lies.x + 26}px, ${lies.y - 190}px) rotate(${-2 * turn}deg) scale(1.3)`,
        opacity: 1,
        offset: at(from),
        easing: 'cubic-bezier(.5,0,.9,.5)',
      },
      { transform: `${transform} rotate(${-turn / 4}deg)`, opacity: 1, offset: at(landing - 60), easing: 'ease-out' },
      { transform, opacity: 1, offset: at(landing) },
    ];
    if (!joining)
      frames.push({ transform, opacity: 1, offset: at(SETTLED_MS), easing: 'ease-in-out' }, { transform: 'none' });
    playing.animate(die, frames, { duration: end * k, delay: after, easing: 'linear' });
    // A falling die shows an edge, without a readable face.
    const falls = { duration: (landing - 60) * k, delay: after, easing: 'linear' };
    playing.animate(die, [{ opacity: 1 }, { opacity: 1 }], { ...falls, pseudoElement: '::after' });
    playing.animate(die, [{ opacity: 0 }, { opacity: 0 }], { ...falls, pseudoElement: '::before' });
  }
  // The result is shown after that, at once; the chance stands until then.
  const resultDelay = (joining ? fresh.length * ROLL_TIMING.falls : SORTED_MS) + ROLL_TIMING.still;
  const until = { duration: resultDelay * k + after };
  const hidden = [{ opacity: 0 }, { opacity: 0 }];
  const later = table.querySelectorAll('.decision :is(.roll-verdict, .roll-foot b, .check .big)');
  for (const one of later) playing.animate(one, hidden, until);
  for (const odds of table.querySelectorAll('.decision .roll-odds'))
    playing.animate(odds, [{ opacity: 1 }, { opacity: 1 }], until);
  // An animation without motion: it ends after the reading time, or with everything else.
  const read = speed > 0 ? ROLL_TIMING.still / speed : 0;
  playing.animate(roll, [{}, {}], { duration: resultDelay * k + after + read }).finished.then(over, over);
  if (speed === 0) return;
  for (const line of table.querySelectorAll('.decision .news > li:not(.roll-news)'))
    playing.animate(line, hidden, until);
}
