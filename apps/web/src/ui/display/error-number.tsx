import { useState } from 'react'
import { lastErrorId } from '../../platform/calls/last-error.ts'
import { CopyButton } from '../actions/copy-button.tsx'
import { useUiWords } from '../words/en.ts'

/** The number by which support finds what went wrong on the server; nothing where the fault is not the server's. */
export function ErrorNumber() {
  const words = useUiWords()
  // As it was when the error appeared: a later call may fail for another reason.
  const [id] = useState(lastErrorId)
  if (!id) return null
  return (
    <p className="flex max-w-full flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
      <span>{words.errorNumber}</span>
      <span className="ltr-island min-w-0 font-mono text-xs break-all select-all">{id}</span>
      <CopyButton text={id} label={words.copyErrorNumber} iconOnly />
    </p>
  )
}
