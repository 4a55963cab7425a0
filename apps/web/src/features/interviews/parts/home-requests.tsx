import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { talentInterviewsQuery } from '../api-talent.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'

/** Exported, because the home waits for it. */
export const useHomeRequests = (isEnabled: boolean) =>
  useInfiniteQuery({ ...talentInterviewsQuery('open', useLang()), enabled: isEnabled })

/** Where companies that ask will appear, while none does. */
export function HomeNoRequests() {
  const words = useWords({ ar, en })
  return (
    <div className="rounded-xl border border-dashed border-line-strong/60 p-5">
      <p className="font-strong">{words.none}</p>
      <p className="text-sm text-ink-soft">{words.noneText}</p>
    </div>
  )
}
