import type { CodingItem, RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { orderedJson, orderedText } from './json-text.ts'
import { RowsTable } from './rows-table.tsx'
import { RunReport } from './run-report.tsx'
import { TestRow } from './test-row.tsx'
import type { CodeRun } from './use-code-run.ts'
import { useCodingWords } from '../../messages/coding/en.ts'

type Props = { item: CodingItem; entry: string; state: CodeRun['state']; onGoTo: (line: number) => void }

export const callText = (entry: string, args: readonly unknown[]): string =>
  `${entry}(${args.map((value) => JSON.stringify(value)).join(', ')})`

const inOrder = (outcome: RunResult['tests'][number] | undefined) =>
  outcome && { ...outcome, got: outcome.got && orderedText(outcome.got) }

type RowsProps = { name: string; rows: string | null; comparedWith: string | null }

const RowsResult = ({ name, rows, comparedWith }: RowsProps) =>
  rows !== null && (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-faint">{name}</p>
      <RowsTable name={name} rows={rows} comparedWith={comparedWith} />
    </div>
  )

/** The visible tests of a task with what the last run gave, or the rows of a query. */
export function TestsPanel({ item, entry, state, onGoTo }: Props) {
  const words = useCodingWords()
  const { tests } = words
  const result = state.kind === 'ended' && state.choice === 'visible' ? state.result : null
  const passed = result?.tests.filter((test) => test.passed).length ?? 0
  return (
    <section className="grid gap-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-strong">{tests.visible}</h3>
        <p role="status" className="num text-sm text-ink-soft">
          {result?.status === 'done' ? tests.summary(passed, result.tests.length) : ''}
        </p>
      </div>
      <RunReport state={state} choice="visible" onGoTo={onGoTo} />
      {item.tables ? (
        <ol className="grid gap-3">
          {!result && <p className="text-ink-soft">{tests.sql}</p>}
          {result?.tests.map((outcome, index) => (
            <TestRow key={index} title={tests.one(index + 1)} outcome={{ ...outcome, got: null }}>
              <RowsResult
                name={tests.rows}
                rows={outcome.got}
                comparedWith={outcome.passed ? null : outcome.expected}
              />
              {!outcome.passed && (
                <RowsResult name={tests.expectedRows} rows={outcome.expected} comparedWith={outcome.got} />
              )}
            </TestRow>
          ))}
        </ol>
      ) : (
        <ol className="grid gap-3">
          {item.visible.map(({ args, gives }, index) => (
            <TestRow
              key={index}
              title={tests.one(index + 1)}
              call={callText(entry, args)}
              expected={orderedJson(gives)}
              outcome={inOrder(result?.tests[index])}
            />
          ))}
        </ol>
      )}
      <p className="text-sm text-ink-soft">{tests.hidden(item.hidden)}</p>
    </section>
  )
}
