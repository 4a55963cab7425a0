import type { LinkedInterview } from '@fareeq/domain/interviews/schema.ts'
import { SLOT, type Slot } from '@fareeq/domain/interviews/rules-slots.ts'
import { NOTE_LENGTH } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import type { Answers } from '../api-talent.ts'
import { AdviceList } from './advice-list.tsx'
import { attempt } from '../../../platform/attempt.ts'
import { useZone } from '../../../platform/zone.ts'
import { SlotChoice } from './slot-choice.tsx'
import { TimesField } from './times-field.tsx'
import { useTalentWords } from './use-talent-words.ts'

type Interview = Pick<LinkedInterview, 'slots' | 'client_timezone'>
type Props = { interview: Interview; answers: Answers; onDone?: () => void }

/** Two times on the table: one is taken, or others are proposed. */
export function AnswerCard(props: Props) {
  const [proposes, setProposes] = useState(false)
  return proposes ? (
    <Proposing {...props} onBack={() => setProposes(false)} />
  ) : (
    <Choosing {...props} onOther={() => setProposes(true)} />
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <Banner tone="danger" role="alert">
      {text}
    </Banner>
  ) : null

function Choosing({
  interview: { slots, client_timezone },
  answers,
  onDone,
  onOther,
}: Props & { onOther: () => void }) {
  const { choose: words } = useTalentWords()
  const [slot, setSlot] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  async function confirm() {
    if (!slot) return setProblem(words.need)
    setPending(true)
    const refusal = await attempt(answers.select(slot), words.accepted)
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
        <Problem text={problem} />
        <div className="flex flex-wrap gap-2">
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

function Proposing({ interview: { client_timezone }, answers, onDone, onBack }: Props & { onBack: () => void }) {
  const words = useTalentWords()
  const [slots, setSlots] = useState<Slot[]>([])
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const timezone = useZone()
  async function send() {
    if (slots.length === 0) return setProblem(words.propose.need)
    setPending(true)
    const sent = slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
    const body = { slots: sent, timezone, ...(note.trim() && { note: note.trim() }) }
    const refusal = await attempt(answers.propose(body), words.propose.sent)
    setProblem(refusal)
    if (refusal) setPending(false)
    else onDone?.()
  }
  return (
    <Card as="section" aria-labelledby="propose-title">
      <CardHead id="propose-title" title={words.propose.title} text={words.propose.text} />
      <div className="grid gap-5">
        <TimesField
          value={slots}
          onChange={(next) => {
            setSlots(next)
            setProblem(undefined)
          }}
          most={SLOT.mostProposed}
          onTooMany={() => setProblem(words.propose.onlyTwo)}
          theirs={client_timezone}
        />
        <AdviceList slots={slots} zone={client_timezone} />
        <TextAreaField
          optional
          label={words.propose.note}
          limit={NOTE_LENGTH}
          rows={2}
          value={note}
          onChange={setNote}
        />
        <Problem text={problem} />
        <div className="flex flex-wrap gap-2">
          <Button pending={pending} onPress={() => void send()}>
            {words.propose.send}
          </Button>
          <Button kind="quiet" onPress={onBack}>
            {words.choose.back}
          </Button>
        </div>
      </div>
    </Card>
  )
}
