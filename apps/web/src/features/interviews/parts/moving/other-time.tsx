import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import { Suspense, useState } from 'react'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { useMovingWords } from '../../messages/moving/en.ts'
import { showState } from '../next-step.tsx'
import { OwnRequest, TheirRequest } from './asked-time.tsx'
import type { ScheduledInterview } from './scheduled-interview.ts'

/** Lazy: the calendar, for those who ask for another time. */
const ASK_FORM = lazyModule(() => import('./ask-form.tsx'))
const Ask = lazyPart(ASK_FORM, (part) => part.AskForm)

/** Beside the state of an interview in a list. */
export function MoveBadge({ move }: Pick<ClientInterview, 'move'>) {
  const { badge } = useMovingWords()
  return move && <Badge tone="warning">{badge}</Badge>
}

type Props = { interview: ScheduledInterview; seat: InterviewSide }

/** Another time for what is agreed on: asked for, waiting, or to be answered. */
export function OtherTimeCard({ interview, seat }: Props) {
  const { move, moves } = interview
  if (!move) return moves.includes('ask_move') && <AskCard interview={interview} seat={seat} />
  return move.by === seat ? (
    <OwnRequest {...{ interview, move, seat }} />
  ) : (
    moves.includes('accept_move') && <TheirRequest {...{ interview, move, seat }} />
  )
}

function AskCard({ interview, seat }: Props) {
  const { ask: words } = useMovingWords()
  const [asks, setAsks] = useState(false)
  useLazyModule(ASK_FORM)
  if (!asks)
    return (
      <div>
        <Button kind="quiet" onPress={() => setAsks(true)}>
          {words.open}
        </Button>
      </div>
    )
  const close = () => setAsks(false)
  const done = () => {
    close()
    showState()
  }
  return (
    <Suspense
      fallback={
        <Skeletons>
          <SkeletonBlock className="h-128" />
        </Skeletons>
      }
    >
      <Ask {...{ interview, seat }} onBack={close} onDone={done} />
    </Suspense>
  )
}
