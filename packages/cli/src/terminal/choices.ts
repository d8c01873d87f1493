import type { PublicOption, Seat } from '@vigil/engine';
import { asTyped, messageText, type TypedDecision, type Words } from '@vigil/rules';
import { sortByChance, type TableView } from '@vigil/table';
import { optionLine } from './hints.js';
import type { TerminalScene } from './scene.js';

/** A choice that is open now: an option or an aside of an open decision. */
export interface Choice {
  readonly decision: TypedDecision;
  readonly id: string;
  readonly text: string;
}

/** Returns the names of the investigators at some seats, joined by "or". */
export function namesOf(w: Words, { investigators }: TableView, seats: readonly Seat[]): string {
  return w.list(
    seats.map((seat) => w.name('investigator', investigators[seat]?.id ?? '')),
    'or',
  );
}

/** Returns the answers in listing order. In Haunt every player may end the day; a solo player gets one such option. */
export function listedOptions(decision: TypedDecision, alone: boolean): readonly PublicOption[] {
  const options = sortByChance(decision);
  const end = options.find(({ key }) => key === 'o.end-day');
  if (!alone || !end) return options;
  return [...options.filter(({ key }) => key !== 'o.end-day'), { id: end.id, key: 'shared.haunt.end-day' }];
}

/** Returns the answers to some decisions in numbered order. */
export function choicesOf(scene: TerminalScene, decisions: readonly TypedDecision[], alone: boolean): Choice[] {
  return decisions.flatMap((decision) =>
    listedOptions(decision, alone).map((option) => ({
      decision,
      id: option.id,
      text: optionLine(scene, decision, option).text,
    })),
  );
}

/** Returns every answer by its id, including unlisted ones. */
export function allChoices(decisions: readonly TypedDecision[]): Choice[] {
  return decisions.flatMap((decision) => decision.options.map(({ id }) => ({ decision, id, text: id })));
}

/**
 * Returns the asides open besides answering. A trade concerns two investigators; it is listed once, for the deciding
 * one.
 */
export function asidesOf({ w, view }: TerminalScene, decisions: readonly TypedDecision[]): Choice[] {
  return decisions.flatMap((decision) =>
    decision.asides
      .filter((aside) => {
        if (aside.key !== 'o.trade' || aside.by === decision.by[0]) return true;
        return !decision.asides.some(
          ({ key, by, args }) => key === 'o.trade' && by === decision.by[0] && args?.other === aside.args?.investigator,
        );
      })
      .map((aside) => {
        const text = w.capitalize(messageText(w, aside));
        const who = namesOf(w, view, [aside.by]);
        return { decision, id: aside.id, text: text.includes(who) ? text : `${who}: ${text}` };
      }),
  );
}

/** Finds a choice by number, by id, by decision and id (`12/id`), or by an unambiguous prefix of its text. */
export function findChoice(text: string, listed: readonly Choice[], every: readonly Choice[]): Choice | undefined {
  if (/^\d+$/.test(text)) return listed[Number(text) - 1];
  const named = [...listed, ...every].find(({ decision, id }) => id === text || `${decision.id}/${id}` === text);
  if (named) return named;
  const wanted = asTyped(text).toLowerCase();
  const found = listed.filter((choice) => asTyped(choice.text).toLowerCase().startsWith(wanted));
  return found.length === 1 && wanted.length > 1 ? found[0] : undefined;
}

/** If several seats have decisions, the seat that answered last comes first, so that each can finish. */
export function prioritize(decisions: readonly TypedDecision[], seat: Seat | undefined): readonly TypedDecision[] {
  const own = decisions.filter(({ by }) => by[0] === seat);
  return own.length === 0 ? decisions : [...new Set([...own, ...decisions])];
}
