import type { VisitorStep } from '@fareeq/domain/referrals/rules-visitors.ts'
import type { Posted } from '@fareeq/domain/site/schema-pages.ts'
import { useState } from 'react'
import { useDraft } from '../../../platform/session/drafts.ts'
import { usePosted } from '../../../platform/navigation/page-data.tsx'

/** How far a visitor has come who wants to invite: nobody yet, somebody with a code on its way, a proved address. */
export type Visitor =
  | { step: 'introduce'; failure?: string }
  | { step: 'confirm'; name: string; email: string; resendAt?: number }
  | { step: 'invite'; pass: string; sent?: { name: string; amount_usd: number } }

const START: Visitor = { step: 'introduce' }

/** What the server drew the page with, where the form before was posted without a script. */
function drawnWith(posted: Posted | undefined): Visitor | null {
  const { step, name = '', email = '', pass = '', invited, amount_usd } = posted?.values ?? {}
  if (step === 'confirm') return { step, name, email }
  if (step !== 'invite') return null
  return { step, pass, ...(invited && { sent: { name: invited, amount_usd: Number(amount_usd) } }) }
}

/** Survives a reload of this tab. `moved` counts what the script has changed, so that the eye is led there. */
export function useVisitor() {
  const posted = usePosted()
  const [drawn, setDrawn] = useState(() => drawnWith(posted))
  const [kept, setKept] = useDraft<Visitor>('referring')
  const [moved, setMoved] = useState(0)
  const visitor = drawn ?? kept ?? START
  return {
    visitor,
    moved,
    move(next: Visitor) {
      setDrawn(null)
      setKept(next)
      setMoved(moved + 1)
    },
    /** What a form left behind; the others know nothing of it. */
    postedOf: (step: VisitorStep) =>
      moved === 0 && (posted?.values.step ?? 'introduce') === step ? posted : undefined,
  }
}
