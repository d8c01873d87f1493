const KEPT = 'vigil.name';

/** How one called oneself the last time. */
export function ownName(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // It can be written again.
  }
}
