import { foldedName, foldedNameHas } from '@fareeq/domain/matching/rules-names.ts'

/** Dictionary encoding: names repeat, so each is stored once under an id, and searched once however many have it. */
export class NameTable {
  readonly #ids = new Map<string, number>()
  readonly #folded: string[] = []

  idOf(name: string): number {
    let id = this.#ids.get(name)
    if (id === undefined) this.#ids.set(name, (id = this.#folded.push(foldedName(name)) - 1))
    return id
  }

  /** By id: 1 where the name has the word. */
  having(word: string): Uint8Array {
    const matches = new Uint8Array(this.#folded.length)
    for (const [id, folded] of this.#folded.entries()) if (foldedNameHas(folded, word)) matches[id] = 1
    return matches
  }
}
