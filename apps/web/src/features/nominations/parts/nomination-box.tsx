import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { nominationQuery } from '../api.ts'
import { AskDays } from './ask-days.tsx'
import { EarlyReason } from './early-reason.tsx'
import { NominationReasons } from './nomination-reasons.tsx'
import { NominationState, NominationTime } from './nomination-time.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { PassReason } from './pass-reason.tsx'
import { useNominationWords } from '../messages/en.ts'

type Props = {
  nomination: Pick<Nomination, 'id' | 'state' | 'expires_at' | 'reasons' | 'reasons_in'>
  name: string
  /** The way to the interview. */
  interview: (nomination: Nomination) => ReactNode
}

/** Beside a profile: why this person, until when, and what may be done. Opening it is remembered. */
export function NominationBox({ nomination, name, interview }: Props) {
  const words = useNominationWords()
  const { data } = useQuery(nominationQuery(nomination.id, useLang()))
  return (
    <Card as="section" aria-labelledby="nomination-title" className="grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id="nomination-title" className="text-[1.0625rem] leading-normal">
          {words.one}
        </h2>
        <NominationState nomination={nomination} />
      </div>
      <NominationTime nomination={nomination} />
      <NominationReasons
        reasons={nomination.reasons}
        writtenIn={nomination.reasons_in}
        early={
          data && (
            <EarlyReason nomination={data} isCompleteNow={data.evidence !== null && data.open_steps.length === 0} />
          )
        }
      />
      {data && (
        <>
          <PassReason nomination={data} />
          <div className="flex flex-wrap gap-2 *:flex-auto empty:hidden">
            {interview(data)}
            <AskDays nomination={data} />
            {data.moves.includes('pass') && <PassDialog id={data.id} name={name} />}
          </div>
        </>
      )}
    </Card>
  )
}
