import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { StartDialog } from './start-dialog.tsx'
import { useRoundWords } from '../messages/rounds/en.ts'
import { useStartWords } from '../messages/start/en.ts'

type Props = { nomination: Pick<Nomination, 'id' | 'moves' | 'interview'>; name: string }

/** What comes next with somebody nominated (D-63): start, choose times, or look at what was started. */
export function NominationInterview({ nomination: { id, moves, interview }, name }: Props) {
  const words = useStartWords()
  const { name: rounds } = useRoundWords()
  const runs = interview?.is_open
  if (!runs && moves.includes('interview')) return <StartDialog nominationId={id} name={name} />
  if (!interview) return null
  const needsTimes = interview.needs_times
  const round = interview.round > 1 ? ` (${rounds(interview.round)})` : ''
  return (
    <ButtonLink
      as={PageLink}
      size="small"
      kind={runs ? 'primary' : 'quiet'}
      href={pathTo('clientInterviewRequest', { id: interview.id })}
      aria-label={(needsTimes ? words.timesFor(name) : words.viewFor(name)) + round}
    >
      {(needsTimes ? words.times : words.view) + round}
    </ButtonLink>
  )
}
