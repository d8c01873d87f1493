import { BASE } from '@vigil/content';
import type { Play } from '@vigil/engine';
import {
  type ArkhamSetup,
  arkham,
  Content,
  ENGLISH,
  type Event,
  namesOf,
  type Outcome,
  type State,
  Words,
} from '@vigil/rules';

/** The components this page plays with. */
export const content = new Content([BASE]);

/** The language of the page. */
export const words = new Words('en', ENGLISH, namesOf(content));

/** A game of Arkham Horror being played. */
export type ArkhamPlay = Play<ArkhamSetup, State, Event, Outcome>;

/**
 * The rules, and who sits where while they run: those who tell events need to know it also before anybody holds the
 * play. Nothing else of the state is let out; what is shown comes from the play's view.
 */
export function openRules() {
  const rules = arkham(content);
  let state: State | undefined;
  const watched: typeof rules = {
    ...rules,
    open(table) {
      state = table.state;
      return rules.open(table);
    },
  };
  return { rules: watched, seated: () => state?.investigators ?? [] };
}

/** Capital first letter. */
export function capital(text: string): string {
  return words.capital(text);
}
