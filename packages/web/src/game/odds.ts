/** The chance of at least so many successes with so many dice, each a success on `faces` of its six sides. 0 to 1. */
export function chance(dice: number, successes: number, faces = 2): number {
  if (successes <= 0) return 1;
  const p = faces / 6;
  // The chances of 0, 1, 2, ... successes so far, die by die; the last stands for all that are enough.
  const of = new Array<number>(successes + 1).fill(0);
  of[0] = 1;
  for (let die = 0; die < dice; die++) {
    for (let n = successes; n >= 0; n--) {
      const stays = n === successes ? 1 : 1 - p;
      of[n] = (of[n] as number) * stays + (n > 0 ? (of[n - 1] as number) * p : 0);
    }
  }
  return of[successes] as number;
}

/** A chance in per cent; what is not certain is never called so. */
export function perCent(of: number): string {
  if (of >= 1) return '100 %';
  if (of <= 0) return '0 %';
  return `${Math.min(99, Math.max(1, Math.round(of * 100)))} %`;
}
