import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announce } from '../../../../ui/announce.ts'
import { type VideoRecording, recordVideo } from '../../../../ui/media/video-recorder.ts'
import { warnBeforeUnload } from './use-takes.ts'
import { useVideoWords } from '../../messages/video/en.ts'

type Options = {
  seconds: number
  /** True while a recording would be lost by leaving. */
  onState: (isRecording: boolean) => void
  onDone: (recording: VideoRecording | null) => void
}
type Phase = 'ready' | 'countdown' | 'recording'

const COUNT = 3
const SECOND_MS = 1000
/** Announces to screen readers that the time runs out. */
const ANNOUNCED_SECONDS = [30, 10]

/** Three, two, one, then it records until somebody stops it or the time is over. */
export function useRecording(stream: MediaStream | null, { seconds, onState, onDone }: Options) {
  const { recorder: words } = useVideoWords()
  const [phase, setPhase] = useState<Phase>('ready')
  const [count, setCount] = useState(COUNT)
  const [elapsed, setElapsed] = useState(0)
  const recorder = useRef<ReturnType<typeof recordVideo>>(undefined)
  const announced = useRef(new Set<number>())

  const tick = useEffectEvent((now: number) => {
    setElapsed(now)
    for (const secondsLeft of ANNOUNCED_SECONDS)
      if (seconds - now <= secondsLeft && !announced.current.has(secondsLeft)) {
        announced.current.add(secondsLeft)
        announce(words.leftSoon(secondsLeft))
      }
  })
  const finish = useEffectEvent((recording: VideoRecording | null) => {
    onState(false)
    setPhase('ready')
    onDone(recording)
  })
  const announceCount = useEffectEvent((n: number) => announce(words.countdown(n)))

  useEffect(() => {
    if (phase !== 'countdown') return
    announceCount(count)
    const timer = setTimeout(() => (count > 1 ? setCount(count - 1) : setPhase('recording')), SECOND_MS)
    return () => clearTimeout(timer)
  }, [phase, count])

  const mark = useEffectEvent(() => onState(true))
  useEffect(() => {
    if (phase !== 'recording' || !stream) return
    mark()
    const stopWarning = warnBeforeUnload()
    let isGone = false
    const running = recordVideo(stream, {
      limitSeconds: seconds,
      onTick: tick,
      onDone: (recording) => {
        if (!isGone) finish(recording)
      },
    })
    recorder.current = running
    return () => {
      // Left in the middle: the partial recording is dropped, and a message says so where it was started.
      isGone = true
      running.discard()
      stopWarning()
    }
  }, [phase, stream, seconds])

  return {
    phase,
    count,
    elapsed,
    begin: () => {
      setCount(COUNT)
      setElapsed(0)
      announced.current.clear()
      setPhase('countdown')
    },
    stop: () => recorder.current?.stop(),
    cancelCountdown: () => setPhase('ready'),
  }
}
