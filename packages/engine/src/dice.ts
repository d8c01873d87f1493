import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { PlayError } from './errors.js';

/**
 * The state of the chance in a game, plain JSON. Whoever knows it knows the future: it never leaves the server.
 * `key`: 32 bytes in hex. `at`: bytes of the key stream used so far. `script`: dice still to come that a scenario
 * wrote down; while it is there, every die comes from it and an empty script is an error, not a random die.
 */
export interface DiceState {
  key: string;
  at: number;
  script?: number[];
}

/** What is hashed before the seed where a seed is published in advance. */
const SEED_HASH_PREFIX = 'vigil ';

/**
 * What is published of a seed before a game, so that nobody can say another one afterwards: the SHA-256 of "vigil ", and
 * then the seed, in hex. The hash of the bare seed would not do: it is the key of all dice, and whoever had it would know
 * the future.
 */
export function seedHashOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${SEED_HASH_PREFIX}${seed}`)));
}

const BLOCK_SIZE = 64;
const CHUNK_SIZE = 512;
/** The first chunk of dice that were just taken up, of which often but a few bytes are needed, has no more than these. */
const FIRST_CHUNK_SIZE = 128;
const NONCE = new Uint8Array(12);
const ZEROES = new Uint8Array(CHUNK_SIZE);
const FIRST_ZEROES = ZEROES.subarray(0, FIRST_CHUNK_SIZE);
/** No chunk has been made. */
const NO_CHUNK = -1;
const NO_BYTES = new Uint8Array(0);

/** A piece of a stream, whose bytes are never changed, and where it begins. */
interface Chunk {
  at: number;
  bytes: Uint8Array;
}

/** For each number of outcomes the bytes that can be used: those from there on would favour low ones. */
const REJECTION_LIMITS = Uint16Array.from({ length: 257 }, (_, n) => (n === 0 ? 0 : 256 - (256 % n)));

/**
 * Dice, draws and shuffles from one ChaCha20 stream, keyed by the SHA-256 of the seed (small seeds would otherwise
 * give related games) and freed of bias by rejection. The same seed gives the same stream on every machine.
 */
export class Dice {
  private readonly key: Uint8Array;
  private readonly keyHex: string;
  private at: number;
  private script: number[] | undefined;
  private chunk: Uint8Array = NO_BYTES;
  /** Where in the stream the chunk begins. */
  private chunkAt = 0;
  /** The chunk made last by any of the dice that are copies of each other: forks of a beat need the same one. */
  private readonly lastChunk: Chunk;

  private constructor(
    key: Uint8Array,
    keyHex: string,
    at: number,
    script: number[] | undefined,
    last: Chunk = { at: NO_CHUNK, bytes: NO_BYTES },
  ) {
    this.key = key;
    this.keyHex = keyHex;
    this.at = at;
    this.script = script;
    this.lastChunk = last;
  }

  /**
   * Dice for a seed: any text. `script`: the only dice there will be, values 1 to 6, for scenarios. Throws `bad-dice`
   * for other values.
   */
  static seeded(seed: string, script?: readonly number[]): Dice {
    script?.forEach((die, i) => {
      if (!isDie(die)) throw new PlayError('bad-dice', `${die} is not a die from 1 to 6`, `dice[${i}]`);
    });
    const key = sha256(utf8ToBytes(seed));
    return new Dice(key, bytesToHex(key), 0, script && [...script]);
  }

  /** Dice that go on from a saved state. */
  static from(state: DiceState): Dice {
    return new Dice(hexToBytes(state.key), state.key, state.at, state.script && [...state.script]);
  }

  /** The same dice with the same future, to be used apart from these. */
  copy(): Dice {
    const copy = new Dice(this.key, this.keyHex, this.at, this.script && [...this.script], this.lastChunk);
    copy.chunk = this.chunk;
    copy.chunkAt = this.chunkAt;
    return copy;
  }

  /** The state as plain JSON; see {@link DiceState}. */
  state(): DiceState {
    const state: DiceState = { key: this.keyHex, at: this.at };
    if (this.script) state.script = [...this.script];
    return state;
  }

  /** Grows with every die and draw: equal before and after means that chance had no part. */
  get used(): number {
    return this.at - (this.script?.length ?? 0);
  }

  /** How many scripted dice have not been rolled, or undefined without a script. */
  get unrolled(): number | undefined {
    return this.script?.length;
  }

  /** One six-sided die. Throws `no-dice` when a script has run out. */
  d6(): number {
    if (this.script) {
      const die = this.script.shift();
      if (die === undefined) throw new PlayError('no-dice', 'a die is rolled, but the script holds no more dice');
      return die;
    }
    // 252 = 42 * 6: bytes above it would favour low faces.
    let byte = this.byte();
    while (byte >= 252) byte = this.byte();
    return (byte % 6) + 1;
  }

  /** `n` six-sided dice, in the order rolled. */
  roll(n: number): number[] {
    const dice: number[] = [];
    for (let i = 0; i < n; i++) dice.push(this.d6());
    return dice;
  }

  /**
   * A whole number from 0 to `n` - 1, each equally likely; 0 where there is no choice. `n`: a whole number up to 65536.
   * Never scripted.
   */
  below(n: number): number {
    if (!(n <= 65536) || n % 1 !== 0) throw new RangeError(`below(${n}): a whole number up to 65536 is needed`);
    if (n <= 1) return 0;
    if (n <= 256) return this.belowByte(n);
    const limit = 65536 - (65536 % n);
    let word = this.byte() * 256 + this.byte();
    while (word >= limit) word = this.byte() * 256 + this.byte();
    return word % n;
  }

  /** Shuffles the list in place (Fisher and Yates) and returns it. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      // A table begins with a thousand cards to shuffle.
      const j = i < 256 ? this.belowByte(i + 1) : this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }

  /** {@link below} for a whole number from 1 to 256. */
  private belowByte(n: number): number {
    const limit = REJECTION_LIMITS[n] as number;
    let byte = this.byte();
    while (byte >= limit) byte = this.byte();
    return byte % n;
  }

  private byte(): number {
    const at = this.at++;
    const into = at - this.chunkAt;
    if (into >= 0 && into < this.chunk.length) return this.chunk[into] as number;
    this.loadChunk(at);
    return this.chunk[at - this.chunkAt] as number;
  }

  /** Takes up a chunk with that byte. */
  private loadChunk(at: number): void {
    const { lastChunk: last } = this;
    if (last.at === NO_CHUNK || at < last.at || at >= last.at + last.bytes.length) {
      const zeroes = last.at === NO_CHUNK ? FIRST_ZEROES : ZEROES;
      last.at = at - (at % zeroes.length);
      last.bytes = chacha20(this.key, NONCE, zeroes, undefined, last.at / BLOCK_SIZE);
    }
    this.chunk = last.bytes;
    this.chunkAt = last.at;
  }
}

/** Whether a value is a face of a die. */
export function isDie(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}
