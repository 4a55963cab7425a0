import jsQr from 'jsqr'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Square = { x: number; y: number; width: number }

/** What a scanner reads: black squares on white paper, decoded by another library than the one that made the code. */
function scan(squares: readonly Square[], side: number): string | undefined {
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const { x, y, width } of squares)
    for (let row = Math.round(y); row < Math.round(y + width); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return jsQr.default(pixels, side, side)?.data
}

const QUIET_ZONE = 4
const PIXELS = 4

export function scanRows(rows: readonly string[]): string | undefined {
  const squares = rows.flatMap((row, y) =>
    Array.from(row, (module, x) => ({
      x: (x + QUIET_ZONE) * PIXELS,
      y: (y + QUIET_ZONE) * PIXELS,
      width: PIXELS,
      module,
    })),
  )
  return scan(
    squares.filter(({ module }) => module === '1'),
    (rows.length + 2 * QUIET_ZONE) * PIXELS,
  )
}

/** The code of a PDF, from the black squares that are drawn on one of its pages: a long report has it on the second. */
export async function scanPdf(pdf: Uint8Array): Promise<string | undefined> {
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(pdf)
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const squares = squaresOf(await page.getOperatorList(), OPS)
    const side = Math.max(...squares.map(({ x, width }) => x + QUIET_ZONE * width)) + PIXELS
    const text = squares.length > 0 ? scan(squares, Math.ceil(side)) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

type Operators = { fnArray: readonly number[]; argsArray: readonly any[] } // oxlint-disable-line typescript/no-explicit-any -- as the library types it

function squaresOf({ fnArray, argsArray }: Operators, OPS: Record<string, number>): Square[] {
  const squares: Square[] = []
  let [at, color]: [number[], string] = [[], '']
  fnArray.forEach((operator, index) => {
    const args = argsArray[index]
    if (operator === OPS['transform']) at = args
    if (operator === OPS['setFillRGBColor']) color = args[0]
    // A path comes with its bounding box.
    if (operator === OPS['constructPath'] && color === '#000000')
      squares.push({ x: at[4]! * PIXELS, y: at[5]! * PIXELS, width: args[2][2] * PIXELS })
  })
  return squares
}
