import type { PublicOption } from '@vigil/engine';
import { questionText, type TypedDecision } from '@vigil/rules';
import { asidesOf, listedOptions, namesOf } from './choices.js';
import { reasonOf } from './clauses.js';
import { optionLine } from './hints.js';
import { answerPreviewLines, subjectLines } from './question-subject.js';
import type { TerminalScene } from './scene.js';
import type { Screen } from './screen.js';
import { say } from './text.js';

/** Shows the open decisions to the players at the terminal. */
export class QuestionView {
  private readonly screen: Screen;
  private readonly alone: boolean;
  private readonly seats: readonly number[] | undefined;
  /** Subject of the last question that was printed. */
  private lastSubject = '';

  /** `alone`: true if one person plays all investigators. `seats`: those played here; undefined: all. */
  constructor(screen: Screen, alone: boolean, seats?: readonly number[]) {
    this.seats = seats;
    this.screen = screen;
    this.alone = alone;
  }

  /** Forgets what was printed, so that everything is printed again. */
  reset(): void {
    this.lastSubject = '';
  }

  /**
   * Formats the open decisions with all answers. If there is no room for several, formats the first and names the other
   * seats. `put`: the formatted decisions.
   */
  put(
    scene: TerminalScene,
    decisions: readonly TypedDecision[],
  ): { readonly lines: string[]; readonly put: readonly TypedDecision[] } {
    const all = this.lines(scene, decisions);
    const room = this.screen.rows;
    const [first, ...others] = decisions;
    if (room === undefined || !first || others.length === 0 || this.height(all) <= room / 2) {
      return { lines: all, put: decisions };
    }
    const names = [...new Set(others.map(({ by }) => namesOf(scene.w, scene.view, by)))];
    const also = this.screen.paint('faint', say(scene.w, 't.also', { names: scene.w.list(names) }));
    return { lines: [...this.lines(scene, [first]), also], put: [first] };
  }

  private height(lines: readonly string[]): number {
    return lines.reduce((sum, line) => sum + this.screen.wrap(line).length, 0);
  }

  private lines(scene: TerminalScene, decisions: readonly TypedDecision[]): string[] {
    const { screen } = this;
    const { w, view } = scene;
    const lines: string[] = [];
    let number = 0;
    for (const decision of decisions) {
      const text = questionText(w, decision, { named: (this.seats ?? view.investigators).length !== 1 });
      const names = namesOf(w, view, decision.by);
      const whose = decisions.length > 1 && !text.includes(names) ? `${names}: ` : '';
      const about = [...this.subject(scene, decision), ...answerPreviewLines(scene, decision)].map(
        (line) => `  ${line}`,
      );
      const asked = screen.paint('strong', `${whose}${text}`);
      lines.push('', ...about, asked, `  ${screen.paint('faint', reasonOf(w.locale, decision.why))}`);
      for (const option of listedOptions(decision, this.alone)) {
        const n = screen.paint('number', String(++number).padStart(3));
        lines.push(`${n}  ${this.answer(scene, decision, option, text)}`);
      }
    }
    const asides = asidesOf(scene, decisions).length;
    if (asides > 0) lines.push(`${screen.paint('number', '  m')}  ${say(w, 't.asides.there', { n: asides })}`);
    return lines;
  }

  /** Formats an answer: its seat if ambiguous, its chance, and its effect. */
  private answer(scene: TerminalScene, decision: TypedDecision, option: PublicOption, question: string): string {
    const { text, chance, hint } = optionLine(scene, decision, option);
    const { by } = option;
    const other = by !== undefined && !(decision.by.length === 1 && decision.by[0] === by);
    const who = other ? namesOf(scene.w, scene.view, [by]) : undefined;
    const named = who === undefined || `${text} ${question}`.includes(who) ? text : `${who}: ${text}`;
    const likely = chance === undefined ? '' : `  ${this.paintChance(chance)}`;
    return `${named}${likely}${hint === undefined ? '' : `  ${this.screen.paint('faint', hint)}`}`;
  }

  /** Colours a chance by its size. */
  private paintChance(chance: string): string {
    const of = Number.parseInt(chance, 10);
    return this.screen.paint(of >= 67 ? 'good' : of >= 34 ? 'fair' : 'bad', chance);
  }

  /** Returns the subject of a question; if it was printed before, only the first line. */
  private subject(scene: TerminalScene, decision: TypedDecision): string[] {
    const lines = subjectLines(scene, decision);
    const text = lines.join('\n');
    const again = text === this.lastSubject;
    this.lastSubject = text;
    return again ? lines.slice(0, 1) : lines;
  }
}
