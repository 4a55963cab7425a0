import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { answersTo, talentInterviewsQuery } from '../api-talent.ts'
import { DeclineDialog } from './outcome/decline-dialog.tsx'
import { DueTime } from './slots/due-time.tsx'
import { ResponseNote } from './response-note.tsx'
import { useTalentWords } from '../messages/talent/en.ts'

/** Above the terms: who waits for them, until when, and the way to say no. The one that has waited longest is answered first. */
export function WaitingRequest({ otherwise }: { otherwise: ReactNode }) {
  const { waiting: words } = useTalentWords()
  const lang = useLang()
  const { data, isPending } = useInfiniteQuery(talentInterviewsQuery('open', lang))
  const waiting = data?.pages
    .flatMap((page) => page.data)
    .filter(({ moves }) => moves.includes('confirm'))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))[0]
  if (!waiting) return isPending ? null : otherwise
  return (
    <Banner tone="info" role="status" title={words.title(bidiIsolate(waiting.client_name, lang))}>
      <p>{words.text}</p>
      {waiting.note && (
        <ReadMore labelled lines={4} className="mt-2 wrap-anywhere">
          {waiting.note}
        </ReadMore>
      )}
      <div className="mt-2 empty:hidden">
        <ResponseNote response={waiting.response} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {waiting.due_at && <DueTime until={waiting.due_at} />}
        <DeclineDialog onDecline={answersTo(waiting.id).decline} />
      </div>
    </Banner>
  )
}
