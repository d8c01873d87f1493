import { Dice } from '@vigil/engine';

/**
 * A fast generator for the choices of bots (sfc32). It is separate from the game's dice, so that thinking never changes
 * a roll. Its four words come from the engine's stream for the seed, so similar seeds give unrelated choices.
 */
export class RandomSource {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  /** `seed`: any text. */
  constructor(seed: string) {
    const source = Dice.seeded(seed);
    const word = () => ((source.below(65536) << 16) | source.below(65536)) >>> 0;
    this.a = word();
    this.b = word();
    this.c = word();
    this.counter = 1;
  }

  /**
   * Returns a whole number from 0 to `n` - 1. The bias of a 32-bit fraction is far below anything a simulation could
   * detect.
   */
  below(n: number): number {
    return Math.floor((this.word() / 4294967296) * n);
  }

  private word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
