/** Values with the confidence they were given and whether they were right. */
export class Calibration {
  readonly #samples: { confidence: number; right: boolean }[] = [];

  add(confidence: number, right: boolean): void {
    this.#samples.push({ confidence, right });
  }

  get size(): number {
    return this.#samples.length;
  }

  /** Share of right values per bin of confidence. */
  bins(): { from: number; to: number; count: number; confidence: number; accuracy: number }[] {
    const edges = [0, 0.5, 0.7, 0.85, 0.93, 0.97, 1.0001];
    return edges.slice(0, -1).flatMap((from, index) => {
      const to = edges[index + 1]!;
      const inside = this.#samples.filter((sample) => sample.confidence >= from && sample.confidence < to);
      if (inside.length === 0) return [];
      const mean = inside.reduce((sum, sample) => sum + sample.confidence, 0) / inside.length;
      return [
        {
          from,
          to: Math.min(1, to),
          count: inside.length,
          confidence: mean,
          accuracy: inside.filter((sample) => sample.right).length / inside.length,
        },
      ];
    });
  }

  /** Mean distance between confidence and accuracy, weighted by bin. */
  expectedError(): number {
    return this.bins().reduce((sum, bin) => sum + (bin.count / this.size) * Math.abs(bin.confidence - bin.accuracy), 0);
  }
}
