import type { Row } from '../records/linkedin.ts'

const MOST_ROWS = 1000

/** RFC 4180 with a header: each row by column name, with its line number. */
export function tableRows(text: string): Row[] {
  const [head, ...rows] = recordsOf(text.replace(/^\uFEFF/, ''))
  const names = head?.cells ?? []
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : []))),
    }))
}

type Record_ = { line: number; cells: string[] }

function recordsOf(text: string): Record_[] {
  const records: Record_[] = [{ line: 1, cells: [] }]
  let [value, quoted, line] = ['', false, 1]
  const end = () => {
    records.at(-1)!.cells.push(value.trim())
    value = ''
  }
  for (let at = 0; at < text.length && records.length <= MOST_ROWS; at++) {
    const mark = text[at]!
    if (mark === '\n') line++
    if (quoted && mark === '"' && text[at + 1] === '"') value += text[++at]!
    else if (mark === '"') quoted = !quoted
    else if (quoted || (mark !== ',' && mark !== '\n' && mark !== '\r')) value += mark
    else if (mark === ',') end()
    else if (mark === '\n') {
      end()
      records.push({ line, cells: [] })
    }
  }
  end()
  return records
}
