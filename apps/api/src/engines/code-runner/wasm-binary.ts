const HEADER = 8
const PAGE = 65_536
const MEMORY_SECTION = 5

/**
 * The same WebAssembly binary with a maximum in its memory section: the engine then refuses `memory.grow` beyond it, which no
 * code inside can get around. Limits that an interpreter keeps itself are only as good as its accounting.
 */
export function capWasmMemory(binary: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  return replaceSection(binary, MEMORY_SECTION, (body) => {
    const reader = createReader(body)
    const [count, , initial] = [reader.leb(), reader.leb(), reader.leb()]
    if (count !== 1) throw new Error('a module with one memory was expected')
    return Uint8Array.from([1, 1, ...encodeLeb(initial), ...encodeLeb(Math.floor(maxBytes / PAGE))])
  })
}

function replaceSection(binary: Uint8Array, id: number, replace: (body: Uint8Array) => Uint8Array) {
  const reader = createReader(binary, HEADER)
  while (reader.at < binary.length) {
    const start = reader.at
    const sectionId = binary[reader.at++]
    const size = reader.leb()
    const end = reader.at + size
    if (sectionId === id) {
      const body = replace(binary.subarray(reader.at, end))
      const head = Uint8Array.from([id, ...encodeLeb(body.length)])
      return joined(binary.subarray(0, start), head, body, binary.subarray(end))
    }
    reader.at = end
  }
  throw new Error(`the module has no section ${id}`)
}

function createReader(bytes: Uint8Array, at = 0) {
  return {
    at,
    /** LEB128, the encoding of unsigned integers in WebAssembly. */
    leb() {
      let [value, shift, byte] = [0, 0, 0]
      do {
        byte = bytes[this.at++] ?? 0
        value += (byte & 0x7f) * 2 ** shift
        shift += 7
      } while (byte & 0x80)
      return value
    },
  }
}

function encodeLeb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeLeb(Math.floor(value / 0x80))]
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
