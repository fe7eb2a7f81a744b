interface Circuit {
  failures: number;
  openUntil: number;
}

/**
 * Stops asking a source that keeps failing. One circuit per scope (a VIES member state, a host); after the pause one
 * question is let through, and its outcome closes the circuit or opens it again.
 */
export class Breaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #threshold: number;
  readonly #pauseMs: number;
  readonly #now: () => number;

  constructor(options: { threshold: number; pauseMs: number; now: () => number }) {
    this.#threshold = options.threshold;
    this.#pauseMs = options.pauseMs;
    this.#now = options.now;
  }

  /** Milliseconds until a question is allowed again; 0 when it is. */
  wait(scope: string): number {
    const circuit = this.#circuits.get(scope);
    if (!circuit || circuit.openUntil === 0) return 0;
    const left = circuit.openUntil - this.#now();
    if (left > 0) return left;
    // Half open: the next failure opens it at once.
    circuit.openUntil = 0;
    circuit.failures = this.#threshold - 1;
    return 0;
  }

  succeeded(scope: string): void {
    this.#circuits.delete(scope);
  }

  /** `untilMs`: the source itself said when it takes questions again. */
  failed(scope: string, untilMs?: number): void {
    const circuit = this.#circuits.get(scope) ?? { failures: 0, openUntil: 0 };
    circuit.failures++;
    if (untilMs !== undefined) circuit.openUntil = Math.max(circuit.openUntil, untilMs);
    else if (circuit.failures >= this.#threshold) circuit.openUntil = this.#now() + this.#pauseMs;
    this.#circuits.set(scope, circuit);
  }
}
