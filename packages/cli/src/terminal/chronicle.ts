import type { Atmosphere } from '@vigil/content/atmosphere';
import { type Content, mergeEvents, type Words } from '@vigil/rules';
import type { TableEvent } from '@vigil/table';
import { type StoryEntry, storyEntryOf } from '../story.js';
import type { Screen } from './screen.js';

/** A line of the log. `at`: number of answers before it. */
interface Entry extends StoryEntry {
  readonly at: number;
}

/** The terminal's log of events. Undone events are removed. */
export class TerminalChronicle {
  private readonly content: Content;
  private readonly w: Words;
  private readonly screen: Screen;
  private readonly atmosphere: Atmosphere;
  private entries: Entry[] = [];

  constructor(content: Content, w: Words, screen: Screen, atmosphere: Atmosphere) {
    this.content = content;
    this.w = w;
    this.screen = screen;
    this.atmosphere = atmosphere;
  }

  /** Adds events to the log. Returns the number of new lines. */
  add(events: readonly TableEvent[]): number {
    const before = this.entries.length;
    for (const merged of mergeEvents(events)) {
      if (!merged) continue;
      const { event, at, sheets, hits } = merged;
      const dice = (faces: readonly number[]) => this.dice(faces, hits);
      const context = { sheet: (seat: number) => sheets[seat] ?? '', dice };
      this.entries.push({ at, ...storyEntryOf(this.content, this.w, event, context) });
    }
    return this.entries.length - before;
  }

  /** Removes events after this number of answers. */
  removeAfter(answers: number): void {
    this.entries = this.entries.filter(({ at }) => at <= answers);
  }

  /** Returns the last entries as lines; without a number, all. `holding`: only entries that contain this text. */
  lines(last = Number.POSITIVE_INFINITY, holding = ''): string[] {
    const wanted = holding.toLowerCase();
    const those = this.entries.filter(({ text }) => text.toLowerCase().includes(wanted));
    return those.slice(Math.max(0, those.length - last)).flatMap((entry) => this.formatEntry(entry));
  }

  private formatEntry({ phase, text, details, card }: Entry): string[] {
    const { screen } = this;
    if (phase) return ['', screen.rule(text)];
    const atmosphereText = card === undefined ? undefined : this.atmosphere.textFor(card);
    const atmosphere = atmosphereText === undefined ? [] : [screen.paint('atmosphere', `    ${atmosphereText}`)];
    return [`  ${text}`, ...atmosphere, ...details.map((line) => screen.paint('faint', `    ${line}`))];
  }

  /** Formats dice separated by commas, with successes highlighted. */
  private dice(faces: readonly number[], hits: readonly number[]): string {
    return faces
      .map((face) => (hits.includes(face) ? this.screen.paint('good', String(face)) : String(face)))
      .join(', ');
  }
}
