// Reed-Solomon error correction over GF(2^8) with the polynomial 0x11D, as ISO/IEC 18004 wants it.

function multiply(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> bit) & 1) * x
  }
  return product
}

/** Coefficients of (x − 2^0)(x − 2^1)…, without the leading one. */
function divisorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0))
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = multiply(result[j]!, root) ^ (result[j + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

/** The remainder of the data by the divisor: the codewords that are appended to a block. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree)
  const result: number[] = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ result.shift()!
    result.push(0)
    divisor.forEach((coefficient, index) => (result[index] = result[index]! ^ multiply(coefficient, factor)))
  }
  return result
}
