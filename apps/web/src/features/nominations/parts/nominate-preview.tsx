import { linesFor } from '@fareeq/domain/kernel/language/localized-text.ts'
import { type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { LanguageProvider } from '../../../platform/i18n/i18n.ts'
import { type LazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { previewQuery } from '../api-ops.ts'
import { NominationCard, type NominationSlots } from './nomination-card.tsx'
import { type PersonReasons, trimmedReasons } from './reason-drafts.ts'

type Props = {
  projectId: string
  talentId: string
  reads: Lang
  reasons: PersonReasons
  slots: LazyModule<NominationSlots>
}

/** The company's own card, in its language and from what it may see, with what is typed so far. */
export function NominatePreview({ projectId, talentId, reads, reasons, slots: fetched }: Props) {
  const slots = useLazyModule(fetched, true)
  const { data, isPending, isFetching, refetch } = useQuery(previewQuery(projectId, talentId))
  if (isPending || (data && !slots))
    return (
      <Skeletons>
        <SkeletonRows rows={2} />
      </Skeletons>
    )
  if (!data || !slots) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  const { lines, written_in } = linesFor(trimmedReasons(reasons.reasons), trimmedReasons(reasons.second_reasons), reads)
  return (
    <LanguageProvider key={reads} initial={reads}>
      <div lang={reads} dir={dirOf(reads)}>
        <NominationCard
          nomination={{
            ...data,
            reasons: lines,
            reasons_in: written_in,
            early_reason: reasons.early_reason.trim() || null,
            early_steps: data.open_steps,
          }}
          isLinked={false}
          slots={slots}
          isPreview
        />
      </div>
    </LanguageProvider>
  )
}
