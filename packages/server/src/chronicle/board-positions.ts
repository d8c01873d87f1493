import type { Seat } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { TableEvent } from '@vigil/table';

/** Positions of investigators and monsters, as far as events told them. */
export class BoardPositions {
  private readonly content: Content;
  private readonly monsters = new Map<string, string>();
  private readonly investigators = new Map<Seat, string>();
  private readonly sheets = new Map<Seat, string>();

  constructor(content: Content) {
    this.content = content;
  }

  /** Applies events. */
  follow({ event, sheets }: TableEvent): void {
    for (const [seat, sheet] of sheets.entries()) this.placeAtHome(seat, sheet);
    switch (event.type) {
      case 'monsterPlaced':
        this.monsters.set(event.monster, event.at);
        return;
      case 'monsterMoved':
        this.monsters.set(event.monster, event.to);
        return;
      case 'monsterRemoved':
        this.monsters.delete(event.monster);
        return;
      case 'moved':
        this.investigators.set(event.seat, event.to);
        return;
      case 'newInvestigator':
        this.sheets.delete(event.seat);
        this.placeAtHome(event.seat, event.investigator);
        return;
      case 'removed':
        this.investigators.delete(event.seat);
        return;
      case 'fateApplied':
        if (['lost', 'still-lost', 'devoured', 'out'].includes(event.fate)) this.investigators.delete(event.seat);
        return;
      default:
    }
  }

  /** Returns the seats where monsters are, in order of seats, with those monsters. */
  findThreatened(): readonly { readonly seat: Seat; readonly at: string; readonly monsters: readonly string[] }[] {
    return [...this.investigators]
      .toSorted(([investigator], [other]) => investigator - other)
      .flatMap(([seat, at]) => {
        const monsters = [...this.monsters].flatMap(([monster, place]) => (place === at ? [monster] : []));
        return monsters.length === 0 ? [] : [{ seat, at, monsters }];
      });
  }

  private placeAtHome(seat: Seat, sheet: string): void {
    if (this.sheets.get(seat) === sheet) return;
    this.sheets.set(seat, sheet);
    const home = this.content.investigators.get(sheet)?.home;
    if (home !== undefined) this.investigators.set(seat, home);
  }
}
