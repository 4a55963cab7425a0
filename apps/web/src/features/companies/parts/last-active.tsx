import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { useCompanyWords } from '../messages/en.ts'

export function LastActive({ at }: { at: string | null }) {
  const words = useCompanyWords()
  if (!at) return <p className="text-ink-faint">{words.neverActive}</p>
  return (
    <p className="text-ink-faint">
      {words.lastActive} <RelativeTime at={new Date(at)} />
    </p>
  )
}
