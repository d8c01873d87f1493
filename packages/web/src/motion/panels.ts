import type { Changes } from './changes.js';
import type { Playing } from './play.js';
import { CARD, MOVE } from './times.js';

/** Plays beside the board what changed: Doom and Terror light up, dice fall and sort themselves, a card comes up. */
export function playPanels(playing: Playing, table: Element, changes: Changes): void {
  if (changes.doom > 0) {
    const lit = [...table.querySelectorAll('.doom .on')].slice(-changes.doom);
    for (const token of lit) flare(playing, token);
  }
  if (changes.terror > 0) for (const cell of table.querySelectorAll('.terror .now')) flare(playing, cell);
  if (changes.thrown) playDice(playing, table);
  for (const card of changes.laid) {
    for (const shown of table.querySelectorAll(`[data-turned="${CSS.escape(card)}"]`)) turnUp(playing, shown);
  }
  if (changes.card) {
    const rise = [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'none' },
    ];
    for (const card of table.querySelectorAll('.decision .effect')) playing.move(card, rise, { duration: MOVE });
  }
}

/** A card that lay face down turns up. */
function turnUp(playing: Playing, card: Element): void {
  const frames = [
    { transform: 'perspective(900px) rotateY(90deg) scale(0.86)', filter: 'brightness(0.4)' },
    { transform: 'none', filter: 'brightness(1)' },
  ];
  playing.move(card, frames, { duration: CARD, easing: 'ease-out' });
}

function flare(playing: Playing, what: Element): void {
  const frames = [
    { filter: 'brightness(0.3)', transform: 'scale(0.6)' },
    { filter: 'brightness(1.9)', transform: 'scale(1.12)', offset: 0.5 },
    { filter: 'brightness(1)', transform: 'none' },
  ];
  playing.move(what, frames, { duration: CARD });
}

/** The last throw in view: dice fall in the order they were rolled, and then go where the panel sorts them. */
function playDice(playing: Playing, table: Element): void {
  const dice = table.querySelector('.decision .rolled .dice') ?? [...table.querySelectorAll('.decision .dice')].at(-1);
  const shown = [...(dice?.querySelectorAll<HTMLElement>('i') ?? [])];
  const places = shown.map(({ offsetLeft, offsetTop }) => ({ left: offsetLeft, top: offsetTop }));
  for (const [i, die] of shown.entries()) {
    const [to, from] = [places[i], places[Number(die.dataset.rolled)]];
    if (!to || !from) continue;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    const turn = (Number(die.dataset.rolled) % 2 === 0 ? -1 : 1) * 80;
    const frames = [
      { transform: `translate(${dx}px, ${dy - 22}px) rotate(${turn}deg)`, opacity: 0 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ];
    playing.move(die, frames, { duration: CARD, easing: 'ease-out' });
  }
}
