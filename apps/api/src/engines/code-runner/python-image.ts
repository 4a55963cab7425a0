/** What a started interpreter is made of: all else of a WebAssembly instance never changes. */
export type PythonImage = { memory: Uint8Array; stackPointer: number; serve: number }

const METH_NOARGS = 4

/**
 * The index of a C function in the table of indirect calls, by the name under which Python knows it: its `PyMethodDef` in memory
 * is a pointer to the name, the index, flags and a pointer to the documentation.
 */
export function findMethod(memory: Uint8Array, name: string): number {
  const [bytes, words] = [Buffer.from(memory.buffer), new Uint32Array(memory.buffer)]
  const needle = Buffer.from(`${name}\0`)
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1))
    for (let word = words.indexOf(at); word >= 0; word = words.indexOf(at, word + 1))
      if (words[word + 2] === METH_NOARGS) return words[word + 1]!
  throw new Error(`no method ${name}`)
}
