interface Node<T> {
  readonly next: Map<number, Node<T>>;
  /** Whether a word ends here. */
  isWord: boolean;
  value: T | null;
}

/** Words by their characters, to find all that begin at a place of a text without cutting the text into pieces. */
export class WordTree<T> {
  readonly #root: Node<T> = { next: new Map(), isWord: false, value: null };

  constructor(words: Iterable<readonly [word: string, value: T]>) {
    for (const [word, value] of words) {
      let node = this.#root;
      for (let i = 0; i < word.length; i++) {
        const unit = word.charCodeAt(i);
        let next = node.next.get(unit);
        if (next === undefined) node.next.set(unit, (next = { next: new Map(), isWord: false, value: null }));
        node = next;
      }
      node.isWord = true;
      node.value = value;
    }
  }

  /** Calls with each word that begins there, the shortest first, and the place where it ends. */
  each(text: string, from: number, found: (value: T, end: number) => void): void {
    let node: Node<T> | undefined = this.#root;
    for (let i = from; i < text.length; i++) {
      node = node.next.get(text.charCodeAt(i));
      if (node === undefined) return;
      if (node.isWord) found(node.value!, i + 1);
    }
  }

  /** The longest word that begins there; null when none does. */
  longest(text: string, from: number): { readonly value: T; readonly end: number } | null {
    let best: { value: T; end: number } | null = null;
    this.each(text, from, (value, end) => {
      best = { value, end };
    });
    return best;
  }
}
