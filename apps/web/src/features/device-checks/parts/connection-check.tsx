import { connectionGrade } from '@fareeq/domain/device-checks/rules.ts'
import { useEffect, useState } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { Tone } from '../../../ui/display/badge.tsx'
import { useDeviceCheckWords } from '../messages/en.ts'
import { CheckCard, type CheckResult } from './check-card.tsx'
import { canCall, measureRoundTrips } from './connection.ts'

type Measurement = { trips: readonly number[]; calls: boolean }
const TONES = { good: 'positive', slow: 'warning', poor: 'danger' } as const satisfies Record<string, Tone>

type Props = { onResult: (works: boolean) => void }

/** How fast our server answers, and whether this browser can call anybody. A new key measures anew. */
export function ConnectionCheck({ onResult }: Props) {
  const [round, setRound] = useState(0)
  return <Round key={round} onResult={onResult} onAgain={() => setRound(round + 1)} />
}

function Round({ onResult, onAgain }: Props & { onAgain: () => void }) {
  const { connection: words } = useDeviceCheckWords()
  const write = useWrite()
  const [measured, setMeasured] = useState<Measurement | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void Promise.all([measureRoundTrips(leaving.signal), canCall()]).then(([trips, calls]) => {
      if (leaving.signal.aborted) return
      setMeasured({ trips, calls })
      onResult(trips.length > 0 && calls)
    })
    return () => leaving.abort()
  }, [onResult])
  const grade = measured && connectionGrade(measured.trips)
  const median = measured?.trips.toSorted((a, b) => a - b)[Math.floor(measured.trips.length / 2)]
  return (
    <CheckCard title={words.title} result={resultOf()}>
      {grade && median !== undefined && (
        <p className="text-sm text-ink-soft">{words.trip(write(String(Math.round(median))))}</p>
      )}
      <Button kind="quiet" size="small" className="w-fit" pending={!measured} onPress={onAgain}>
        {words.again}
      </Button>
    </CheckCard>
  )

  function resultOf(): CheckResult {
    if (!measured) return { tone: 'neutral', title: words.checking }
    if (!grade) return { tone: 'danger', title: words.offline, advice: words.offlineAdvice }
    if (!measured.calls) return { tone: 'danger', title: words.noCalls, advice: words.noCallsAdvice }
    return { tone: TONES[grade], title: words.grades[grade], advice: words.advice[grade] }
  }
}
