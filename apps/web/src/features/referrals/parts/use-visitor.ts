import type { VisitorStep } from '@fareeq/domain/referrals/rules.ts'
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { useState } from 'react'
import { useDraft } from '../../../platform/session/drafts.ts'
import { usePosted } from '../../../platform/navigation/page-data.tsx'

/** Steps of a visitor who invites: anonymous, with a sent code, verified. */
export type Visitor =
  | { step: 'introduce'; failure?: string }
  | { step: 'confirm'; name: string; email: string; resendAt?: number }
  | { step: 'invite'; pass: string; sent?: { name: string; amount_usd: number } }

const START: Visitor = { step: 'introduce' }

/** Server-rendered state, after a native form post. */
function visitorFrom(posted: Posted | undefined): Visitor | null {
  const { step, name = '', email = '', pass = '', invited, amount_usd } = posted?.values ?? {}
  if (step === 'confirm') return { step, name, email }
  if (step !== 'invite') return null
  return { step, pass, ...(invited && { sent: { name: invited, amount_usd: Number(amount_usd) } }) }
}

/** Survives a reload of this tab. `moved` counts changes by script, to move the focus. */
export function useVisitor() {
  const posted = usePosted()
  const [rendered, setRendered] = useState(() => visitorFrom(posted))
  const [draft, setDraft] = useDraft<Visitor>('referring')
  const [moved, setMoved] = useState(0)
  const visitor = rendered ?? draft ?? START
  return {
    visitor,
    moved,
    move(next: Visitor) {
      setRendered(null)
      setDraft(next)
      setMoved(moved + 1)
    },
    /** Values and errors of a posted form; none for the other forms. */
    postedOf: (step: VisitorStep) =>
      moved === 0 && (posted?.values.step ?? 'introduce') === step ? posted : undefined,
  }
}
