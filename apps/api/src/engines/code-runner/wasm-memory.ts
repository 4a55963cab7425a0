const MEMORY_SECTION = 5
const HEADER = 8
const PAGE = 65_536

/**
 * The same WebAssembly binary with a maximum in its memory section: the engine then refuses `memory.grow` beyond it, which no
 * code inside can get around. Limits that an interpreter keeps itself are only as good as its accounting.
 */
export function capWasmMemory(binary: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  let at = HEADER
  const leb = () => {
    let [value, shift, byte] = [0, 0, 0]
    do {
      byte = binary[at++] ?? 0
      value += (byte & 0x7f) * 2 ** shift
      shift += 7
    } while (byte & 0x80)
    return value
  }
  while (at < binary.length) {
    const start = at
    const id = binary[at++]
    const size = leb()
    const end = at + size
    if (id !== MEMORY_SECTION) {
      at = end
      continue
    }
    const count = leb()
    leb()
    const initial = leb()
    if (count !== 1) throw new Error('a module with one memory was expected')
    const body = [...encodeLeb(1), 1, ...encodeLeb(initial), ...encodeLeb(Math.floor(maxBytes / PAGE))]
    const section = Uint8Array.from([MEMORY_SECTION, ...encodeLeb(body.length), ...body])
    return joined(binary.subarray(0, start), section, binary.subarray(end))
  }
  throw new Error('the module has no memory of its own')
}

function encodeLeb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeLeb(Math.floor(value / 0x80))]
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
