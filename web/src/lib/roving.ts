// Where the focus goes in a list walked by keys: arrows, Home, End, and typing the beginning of a label.

const TYPING_PAUSE_MS = 700;

export class Roving {
  #typed = '';
  #typedAt = 0;

  /** The index to go to, or undefined when the key means nothing here. */
  next(key: string, index: number, labels: readonly string[], now: number): number | undefined {
    const last = labels.length - 1;
    if (last < 0) return undefined;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowRight':
        return index >= last ? 0 : index + 1;
      case 'ArrowUp':
      case 'ArrowLeft':
        return index <= 0 ? last : index - 1;
      case 'Home':
        return 0;
      case 'End':
        return last;
    }
    return isLetter(key) ? this.#typeahead(key, index, labels, now) : undefined;
  }

  #typeahead(key: string, index: number, labels: readonly string[], now: number): number | undefined {
    const isFresh = now - this.#typedAt > TYPING_PAUSE_MS;
    this.#typed = isFresh ? key : this.#typed + key;
    this.#typedAt = now;
    // A first letter looks further on, so that pressing it again walks through all that begin with it.
    const from = isFresh ? index + 1 : index;
    const wanted = this.#typed.toLocaleLowerCase();
    for (let step = 0; step < labels.length; step++) {
      const candidate = (from + step) % labels.length;
      if (labels[candidate]!.toLocaleLowerCase().startsWith(wanted)) return candidate;
    }
    return undefined;
  }
}

function isLetter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}
