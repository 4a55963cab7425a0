import { noticedOf } from '@fareeq/domain/assessments/reports/rules-report-sheet.ts'
import { REPORT_WORDS } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import type { TestReport } from '@fareeq/domain/assessments/schema-report.ts'
import type { ReactNode } from 'react'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'

/** Tabs switched, likeness to other answers and the like: facts, with what the talent says about them. */
export function Noticed({ test, action }: { test: TestReport; action?: ReactNode }) {
  const lang = useLang()
  const words = REPORT_WORDS[lang]
  const write = useWrite()
  const lines = noticedOf(test, lang, words)
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="text-ink-soft">{words.noticed}</h3>
      {lines.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <ul className="grid list-disc gap-1 ps-5">
            {lines.map((line) => (
              <li key={line}>{write(line)}</li>
            ))}
          </ul>
          <p className="text-ink-faint">{words.facts}</p>
        </>
      )}
      {test.comment && (
        <blockquote className="rounded-md bg-sunken px-3 py-2.5">
          <p className="text-ink-faint">{words.comment}</p>
          <p dir="auto" className="whitespace-pre-line">
            {test.comment}
          </p>
        </blockquote>
      )}
      {(lines.length > 0 || test.comment) && action}
    </div>
  )
}
