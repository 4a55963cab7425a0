import type { StaffTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { TIMES, waitWeeks } from '@fareeq/domain/talents/rules-terms.ts'
import { Fragment, memo } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { useTermsWords } from '../../talents/messages/terms/en.ts'
import { TalentState } from './talent-state.tsx'
import { useTalentsOpsWords } from '../messages/operations/en.ts'
import { nameOf } from './view-head.tsx'

/** No-break space: no line begins with the separator. */
const BETWEEN = '\u00a0· '

function useAvailability({ availability }: StaffTalent): string {
  const words = useTermsWords()
  const { noTerms } = useTalentsOpsWords()
  if (!availability) return noTerms
  const weeks = waitWeeks(availability.timing)
  if (weeks === null) return words.summary.unavailable
  const times = TIMES.filter((time) => availability[time]).map((time) => words.time[time])
  return [...times, words.inWeeks(weeks)].join(BETWEEN)
}

/** Somebody in the list, in columns that are read downwards; the whole of it leads to their page. Memoised for long lists. */
export const TalentRow = memo(function TalentRow({ talent }: { talent: StaffTalent }) {
  const words = useTalentsOpsWords()
  const { seniorities } = useFactWords()
  const availability = useAvailability(talent)
  const { id, photo, role_name, seniority, country_name, state, updated_at } = talent
  const details = [role_name ?? words.noRole, seniority && seniorities[seniority], country_name]
  return (
    <Card
      as="li"
      interactive
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)_15rem] lg:grid-cols-[auto_minmax(0,1fr)_15rem_8rem]"
    >
      {photo ? (
        <img src={photo} alt="" loading="lazy" className="size-12 flex-none rounded-full object-cover" />
      ) : (
        <Avatar id={id} name={nameOf(talent)} />
      )}
      <div className="min-w-0">
        <h2 className="text-[1.0625rem] leading-normal wrap-anywhere">
          <PageLink href={pathTo('opsRecord', { section: 'talents', id })} className="after:absolute after:inset-0">
            <bdi>{nameOf(talent)}</bdi>
          </PageLink>
        </h2>
        <p className="text-sm text-ink-soft">
          {details.filter(Boolean).map((part, at, { length }) => (
            // Inline block: «Mid-level» is not broken either.
            <Fragment key={part}>
              <span className="inline-block">
                {part}
                {at < length - 1 && '\u00a0·'}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
      <div className="col-start-2 grid justify-items-start gap-1 text-sm text-ink-soft md:col-start-3">
        <TalentState state={state} />
        {state !== 'unavailable' && state !== 'terms' && <p>{availability}</p>}
      </div>
      <RelativeTime
        at={new Date(updated_at)}
        className="col-start-2 text-sm text-ink-faint lg:col-start-4 lg:justify-self-end"
      />
    </Card>
  )
})
