import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import type { Answers } from '../../api-talent.ts'
import { showState } from '../next-step.tsx'
import { LazyProposeForm, usePrefetchProposeForm } from './lazy-times.tsx'
import { SlotList } from './slot-list.tsx'
import { useTalentWords } from '../../messages/talent/en.ts'

type Props = { interview: TalentInterview; answers: Answers }

/** What the talent proposed and the company has not answered yet: in sight, and still theirs to change. */
export function OwnProposal({ interview, answers }: Props) {
  const { one: words } = useTalentWords()
  const [changes, setChanges] = useState(false)
  usePrefetchProposeForm()
  const proposed = interview.slots.filter(({ offered_by }) => offered_by === 'talent')
  if (changes)
    return (
      <LazyProposeForm
        interview={interview}
        answers={answers}
        before={proposed.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))}
        onBack={() => setChanges(false)}
        onDone={() => {
          setChanges(false)
          showState()
        }}
      />
    )
  return (
    <Card as="section" aria-labelledby="own-proposal">
      <CardHead id="own-proposal" title={words.proposed} />
      <div className="grid gap-4">
        <SlotList slots={proposed} theirs={interview.client_timezone} />
        <Button kind="quiet" className="w-full xs:w-fit" onPress={() => setChanges(true)}>
          {words.changeProposed}
        </Button>
      </div>
    </Card>
  )
}
