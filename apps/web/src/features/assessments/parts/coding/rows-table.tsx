import { CodeText } from './code-text.tsx'
import { isForeignCell } from './difference.ts'
import { DifferingPart } from './differing-part.tsx'

const cellsOf = (rows: string) => rows.split('\n').map((line) => line.split(' | '))

type Props = {
  name: string
  rows: string
  /** The other result; cells it does not have are marked. */ comparedWith?: string | null
}

/** What a query gave, as the sandbox writes it: names of columns and rows, one to a line, behind bars. */
export function RowsTable({ name, rows, comparedWith = null }: Props) {
  const [head = [], ...lines] = cellsOf(rows)
  const isForeign = comparedWith === null ? () => false : isForeignCell(lines, cellsOf(comparedWith).slice(1))
  // A value with a line break or a bar in it looks like two.
  if (lines.some((line, index) => line.length !== head.length && index < lines.length - 1))
    return <CodeText label={name} code={rows} />
  return (
    <div
      dir="ltr"
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={name}
      className="max-h-64 overflow-auto rounded-md border border-line bg-sunken"
    >
      <table className="w-full border-collapse font-mono text-[0.8125rem]">
        <thead>
          <tr>
            {head.map((title, index) => (
              <th
                key={index}
                scope="col"
                className="px-3 py-1.5 text-start font-strong whitespace-nowrap text-ink-soft"
              >
                <bdi>{title}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at} className="border-t border-line">
              {line.map((value, index) => (
                <td key={index} className="px-3 py-1.5 text-start">
                  {isForeign(at, index) ? (
                    <DifferingPart>
                      <bdi>{value}</bdi>
                    </DifferingPart>
                  ) : (
                    <bdi>{value}</bdi>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
