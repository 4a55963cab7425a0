import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { useDeviceCheckWords } from '../messages/en.ts'
import { CheckCard, type CheckResult } from './check-card.tsx'
import { playTone } from './test-tone.ts'

type State = 'unknown' | 'playing' | 'asked' | 'works' | 'fails'

/** Only the person knows whether a tone was heard. */
export function SpeakerCheck({ onResult }: { onResult: (works: boolean) => void }) {
  const { speaker: words } = useDeviceCheckWords()
  const [state, setState] = useState<State>('unknown')
  const results: Record<State, CheckResult> = {
    unknown: { tone: 'neutral', title: words.unknown },
    playing: { tone: 'neutral', title: words.unknown },
    asked: { tone: 'neutral', title: words.unknown },
    works: { tone: 'positive', title: words.works },
    fails: { tone: 'warning', title: words.fails, advice: words.advice },
  }
  const play = async () => {
    setState('playing')
    await playTone()
    setState('asked')
  }
  const answer = (works: boolean) => {
    setState(works ? 'works' : 'fails')
    onResult(works)
  }
  return (
    <CheckCard title={words.title} result={results[state]}>
      <Button kind="quiet" size="small" className="w-fit" pending={state === 'playing'} onPress={() => void play()}>
        <Volume2 aria-hidden />
        {words.play}
      </Button>
      {state === 'asked' && (
        <div role="group" aria-label={words.question} className="grid gap-2">
          <p>{words.question}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onPress={() => answer(true)}>
              {words.yes}
            </Button>
            <Button size="small" kind="quiet" onPress={() => answer(false)}>
              {words.no}
            </Button>
          </div>
        </div>
      )}
    </CheckCard>
  )
}
