import type { ReactNode } from 'react'
import { useCodingWords } from '../../messages/coding/en.ts'

/** Marked by underline and word too, not by colour alone. Without content: something is missing in this place. */
export function DifferingPart({ children }: { children?: ReactNode }) {
  const { tests } = useCodingWords()
  return (
    <mark className="rounded-sm bg-warning-soft px-0.5 text-ink underline decoration-warning decoration-2 underline-offset-4">
      <span className="sr-only">{children ? tests.differs : tests.missing}</span>
      {children ?? <span aria-hidden>‸</span>}
    </mark>
  )
}
