/** A body that is being received. */
interface OpenUpload {
  isTooSlow(): boolean;
  end(): void;
}

const EVERY_MS = 1000;

/**
 * Looks at all bodies under way once a second. One timer for all of them: most bodies are there with their headers, and
 * a timer for each cost more than reading it.
 */
export class SlowUploads {
  readonly #open = new Set<OpenUpload>();
  #timer: NodeJS.Timeout | undefined;

  watch(upload: OpenUpload): void {
    this.#open.add(upload);
    this.#timer ??= setInterval(() => this.look(), EVERY_MS).unref();
  }

  forget(upload: OpenUpload): void {
    this.#open.delete(upload);
  }

  /** Ends what is too slow; rests while nothing is under way. */
  look(): void {
    for (const upload of this.#open) {
      if (!upload.isTooSlow()) continue;
      this.#open.delete(upload);
      upload.end();
    }
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  get isResting(): boolean {
    return this.#timer === undefined;
  }
}
