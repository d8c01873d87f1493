import type { Seat } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { ToldEvent } from '@vigil/table';

/** Where everybody and every monster is, as far as it was told. */
export class Positions {
  private readonly content: Content;
  private readonly monsters = new Map<string, string>();
  private readonly people = new Map<Seat, string>();
  private readonly sheets = new Map<Seat, string>();

  constructor(content: Content) {
    this.content = content;
  }

  /** Goes on with what happened. */
  follow({ event, sheets }: ToldEvent): void {
    for (const [seat, sheet] of sheets.entries()) this.arrives(seat, sheet);
    switch (event.type) {
      case 'monsterPlaced':
        this.monsters.set(event.monster, event.at);
        return;
      case 'monsterMoved':
        this.monsters.set(event.monster, event.to);
        return;
      case 'monsterGone':
        this.monsters.delete(event.monster);
        return;
      case 'moved':
        this.people.set(event.seat, event.to);
        return;
      case 'newInvestigator':
        this.sheets.delete(event.seat);
        this.arrives(event.seat, event.investigator);
        return;
      case 'removed':
        this.people.delete(event.seat);
        return;
      case 'befell':
        if (['lost', 'still-lost', 'devoured', 'out'].includes(event.fate)) this.people.delete(event.seat);
        return;
      default:
    }
  }

  /** Who is where monsters are, in the order of seats, with them. */
  threatened(): readonly { readonly seat: Seat; readonly at: string; readonly monsters: readonly string[] }[] {
    return [...this.people]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([seat, at]) => {
        const monsters = [...this.monsters].flatMap(([monster, place]) => (place === at ? [monster] : []));
        return monsters.length === 0 ? [] : [{ seat, at, monsters }];
      });
  }

  /** Whoever sits down begins at home. */
  private arrives(seat: Seat, sheet: string): void {
    if (this.sheets.get(seat) === sheet) return;
    this.sheets.set(seat, sheet);
    const home = this.content.investigators.get(sheet)?.home;
    if (home !== undefined) this.people.set(seat, home);
  }
}
