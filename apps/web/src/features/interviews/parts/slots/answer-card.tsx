import type { LinkedInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import type { Answers } from '../../api-talent.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { SlotChoice } from './slot-choice.tsx'
import { ProposeForm } from './propose-form.tsx'
import { useSlotRefusals } from './use-slot-refusals.ts'
import { useTalentWords } from '../use-talent-words.ts'

type Interview = Pick<LinkedInterview, 'slots' | 'busy' | 'client_timezone'>
type Props = { interview: Interview; answers: Answers; onDone?: () => void }

/** Two times on the table: one is taken, or others are proposed. */
export function AnswerCard(props: Props) {
  const [proposes, setProposes] = useState(false)
  return proposes ? (
    <ProposeForm {...props} onBack={() => setProposes(false)} />
  ) : (
    <Choosing {...props} onOther={() => setProposes(true)} />
  )
}

function Choosing({
  interview: { slots, client_timezone },
  answers,
  onDone,
  onOther,
}: Props & { onOther: () => void }) {
  const { choose: words } = useTalentWords()
  const { need } = useSlotRefusals()
  const [slot, setSlot] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  async function confirm() {
    if (!slot) return setProblem(need)
    setPending(true)
    setProblem(undefined)
    const refusal = await runWithToast(answers.select(slot), words.accepted)
    setProblem(refusal)
    if (refusal) setPending(false)
    else onDone?.()
  }
  return (
    <Card as="section" aria-labelledby="choose-title">
      <CardHead id="choose-title" title={words.title} />
      <div className="grid gap-5">
        <SlotChoice
          label={words.slots}
          slots={slots.filter(({ offered_by }) => offered_by === 'client')}
          theirs={client_timezone}
          value={slot}
          onChange={(next) => {
            setSlot(next)
            setProblem(undefined)
          }}
        />
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <div className="flex flex-col gap-2 xs:flex-row xs:flex-wrap">
          <Button pending={pending} onPress={() => void confirm()}>
            {words.confirm}
          </Button>
          <Button kind="quiet" onPress={onOther}>
            {words.other}
          </Button>
        </div>
      </div>
    </Card>
  )
}
