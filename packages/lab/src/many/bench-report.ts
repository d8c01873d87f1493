/** The speed of a game on one thread with the random player. Times of single operations are in microseconds. */
export interface BenchReport {
  readonly investigators: number;
  readonly bot: 'random';
  readonly seed: string;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  /** The same with checkpoints: every four answers, as for frequent forks, and at every answer. */
  readonly withCheckpoints: { readonly decisionsPerSecond: number; readonly gamesPerSecond: number };
  readonly withEveryCheckpoint: { readonly decisionsPerSecond: number; readonly gamesPerSecond: number };
  /** Forks read once and dropped, replay included: of plays with a checkpoint every four answers. */
  readonly forkMicroseconds: number;
  /** Forks at a checkpoint, and forks of plays with a checkpoint at every answer. */
  readonly forkAtCheckpointMicroseconds: number;
  readonly forkOfEveryCheckpointMicroseconds: number;
  /**
   * Forks of plays that keep every checkpoint: never read; read and kept until many more exist; forty in a row from one
   * position, as in a search.
   */
  readonly forks: {
    readonly untouchedMicroseconds: number;
    readonly keptMicroseconds: number;
    readonly inARowMicroseconds: number;
  };
  /** `save` alone and with JSON encoding; `load` with JSON decoding. */
  readonly saveMicroseconds: number;
  readonly saveToJsonMicroseconds: number;
  readonly loadFromJsonMicroseconds: number;
  readonly saveBytes: number;
  readonly bytesPerAnswer: number;
  /**
   * The same save packed, JSON included: of a play never packed before; after each answer of a running game; again
   * without a change.
   */
  readonly packed: {
    readonly microseconds: number;
    readonly asPlayedMicroseconds: number;
    readonly againMicroseconds: number;
    readonly loadMicroseconds: number;
    readonly bytes: number;
  };
  /** The heap held by plays: a new one, one played for some answers, and a kept fork, read or unread. */
  readonly memory: { readonly playBytes: number; readonly forkBytes: number; readonly untouchedForkBytes: number };
  /** A reference value of the machine, so that figures can be compared as ratios. */
  readonly reference: {
    readonly cloneBytes: number;
    readonly cloneMicroseconds: number;
    readonly fiveDiceRollsPerSecond: number;
  };
  readonly ratios: {
    readonly decisionsPerClone: number;
    readonly forksPerClone: number;
    readonly forksAtCheckpointPerClone: number;
    readonly forksOfEveryCheckpointPerClone: number;
    readonly forksUntouchedPerClone: number;
    readonly forksKeptPerClone: number;
    readonly forksInARowPerClone: number;
    readonly savesPerClone: number;
    readonly loadsPerClone: number;
    readonly packedSavesPerClone: number;
    readonly packedSavesAsPlayedPerClone: number;
    readonly packedLoadsPerClone: number;
    readonly fiveDiceRollsPerDecision: number;
  };
  /** Uncertainty of the values: the share by which the median of the rounds falls short of the best. */
  readonly spread: Readonly<Record<string, number>>;
  /** Quartiles of the rounds of each figure, as shares of the best. The lower one comes first. */
  readonly quartiles: Readonly<Record<string, readonly [lower: number, median: number, upper: number]>>;
}
