/** One record of a table, with the line it begins on. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] }

const DELIMITERS = [',', ';', '\t'] as const

/**
 * RFC 4180 in a stream: takes text in pieces of any length and gives each record once it is complete. The delimiter is the
 * most frequent one outside quotes in the first line, as spreadsheets write it for their region.
 */
export function createCsvReader(delimiter?: string) {
  let [value, isQuoted, line, recordLine, pending] = ['', false, 1, 1, '']
  let cells: string[] = []
  let separator = delimiter

  const endCell = () => {
    cells.push(value.trim())
    value = ''
  }

  function* read(text: string, isLast: boolean): Generator<CsvRecord> {
    for (let at = 0; at < text.length; at++) {
      const mark = text[at]!
      // The second quote, or the line feed after a carriage return, may come with the next piece.
      if ((mark === '"' || mark === '\r') && at === text.length - 1 && !isLast) {
        pending = mark
        return
      }
      if (mark === '\n' || (mark === '\r' && text[at + 1] !== '\n')) line++
      if (isQuoted && mark === '"' && text[at + 1] === '"') value += text[++at]!
      else if (mark === '"' && (isQuoted || value.trim() === '')) isQuoted = !isQuoted
      else if (isQuoted || (mark !== separator && mark !== '\n' && mark !== '\r')) value += mark
      else if (mark === separator) endCell()
      else if (mark === '\n' || text[at + 1] !== '\n') {
        endCell()
        yield { line: recordLine, cells }
        cells = []
        recordLine = line
      }
    }
  }

  return {
    *push(piece: string): Generator<CsvRecord> {
      const text =
        pending + (recordLine === 1 && cells.length === 0 && value === '' ? piece.replace(/^\u{feff}/u, '') : piece)
      pending = ''
      // Until the first line is complete, its delimiters are not counted.
      if (!separator && !/[\r\n]/.test(text)) pending = text
      else {
        separator ??= delimiterOf(text)
        yield* read(text, false)
      }
    },
    *end(): Generator<CsvRecord> {
      const text = pending
      pending = ''
      separator ??= delimiterOf(text)
      yield* read(text, true)
      if (value === '' && cells.length === 0) return
      endCell()
      yield { line: recordLine, cells }
    },
  }
}

function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)
  return DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
}

/** The records of a whole text. */
export function csvRecords(text: string, delimiter?: string): CsvRecord[] {
  const reader = createCsvReader(delimiter)
  return [...reader.push(text), ...reader.end()]
}
