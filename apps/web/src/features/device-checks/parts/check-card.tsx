import { type ReactNode, useId } from 'react'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'

export type CheckResult = { tone: Tone; title: string; advice?: string | undefined }
type Props = { title: string; result: CheckResult; children?: ReactNode }

/** One thing that is checked: how it is, and what to do where it is not well. */
export function CheckCard({ title, result, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <Badge tone={result.tone} dot wrap>
          {result.title}
        </Badge>
      </div>
      {children}
      {result.advice && <p className="text-ink-soft">{result.advice}</p>}
    </Card>
  )
}
