// <VoiceField label=… limitSeconds={120} value={recording | null} onChange />: record, listen, delete, record again.
import { Mic, Pause, Play, Square, Trash2 } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { ERROR, LABEL } from './field-classes.ts'
import { ErrorLine } from './field-notes.tsx'
import type { FieldProps } from './field-parts.tsx'
import { clock } from '../dates/moments.tsx'
import { type Recording, useVoiceRecorder } from './voice-recorder.ts'
import { useUiWords } from '../words/en.ts'

type Props = FieldProps & {
  limitSeconds: number
  value: Recording | null
  onChange: (recording: Recording | null) => void
}

export function VoiceField({ label, hint, error, optional, className, limitSeconds, value, onChange }: Props) {
  const words = useUiWords()
  const id = useId()
  const recorder = useVoiceRecorder({ limitSeconds, onDone: onChange })
  const problem = recorder.state === 'refused' ? words.microphoneRefused : error
  return (
    <div role="group" aria-labelledby={id} className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <span id={id} className={LABEL}>
        {label}
        {optional && <span className="ms-1.5 text-sm font-normal text-ink-faint">({words.optional})</span>}
      </span>
      <div
        className={cx(
          'flex min-h-16 items-center gap-3 rounded-lg border bg-raised p-2.5',
          problem ? 'border-danger' : 'border-line-strong',
        )}
      >
        {value ? (
          <Player recording={value} onDelete={() => onChange(null)} />
        ) : recorder.state === 'recording' ? (
          <>
            <Button kind="danger" onPress={recorder.stop} autoFocus>
              <Square aria-hidden fill="currentColor" />
              {words.stop}
            </Button>
            <Tape levels={recorder.levels} />
            <span
              role="timer"
              aria-label={words.recordingNow}
              className="num ltr-island flex-none pe-2 text-sm text-ink-soft"
            >
              {clock(recorder.seconds)} / {clock(limitSeconds)}
            </span>
          </>
        ) : (
          <>
            <Button kind="quiet" onPress={() => void recorder.start()}>
              <Mic aria-hidden />
              {words.record}
            </Button>
            <span className="text-sm text-ink-faint">{words.recordingLimit(clock(limitSeconds))}</span>
          </>
        )}
      </div>
      {hint && <p className="text-sm text-ink-faint">{hint}</p>}
      <p role="alert" className={cx(ERROR, !problem && 'hidden')}>
        {problem && <ErrorLine>{problem}</ErrorLine>}
      </p>
    </div>
  )
}

function Player({ recording, onDelete }: { recording: Recording; onDelete: () => void }) {
  const words = useUiWords()
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const url = useMemo(() => URL.createObjectURL(recording.blob), [recording.blob])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <>
      <IconButton
        kind="primary"
        label={playing ? words.pause : words.play}
        onPress={() => void (playing ? audio.current?.pause() : audio.current?.play())}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <Waveform levels={resampled(recording.levels)} part={recording.seconds ? at / recording.seconds : 0} />
      <span className="num ltr-island flex-none text-sm text-ink-soft">
        {clock(playing || at ? at : recording.seconds)}
      </span>
      <IconButton label={words.deleteRecording} onPress={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own voice, played back to oneself */}
      <audio
        ref={audio}
        src={url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
    </>
  )
}

/** Time runs left to right in both languages, as on every player. */
const WAVE = 'flex h-9 min-w-0 flex-1 items-center overflow-hidden'
const tall = (level: number) => ({ blockSize: `${Math.max(8, level * 100)}%` })

/** The latest levels that fit. */
const Tape = ({ levels }: { levels: readonly number[] }) => (
  <span aria-hidden dir="ltr" className={cx(WAVE, 'justify-end gap-0.5')}>
    {Array.from({ length: TAPE }, (_, i) => levels[levels.length - TAPE + i]).map((level, i) => (
      <span
        key={i}
        className={cx('w-1 flex-none rounded-full', level === undefined ? 'bg-line' : 'bg-accent')}
        style={tall(level ?? 0)}
      />
    ))}
  </span>
)

/** The whole recording with its playback progress. */
const Waveform = ({ levels, part }: { levels: readonly number[]; part: number }) => (
  <span aria-hidden dir="ltr" className={cx(WAVE, 'justify-between gap-px')}>
    {levels.map((level, i) => (
      <span
        key={i}
        className={cx('max-w-1 flex-1 rounded-full', i / levels.length < part ? 'bg-accent' : 'bg-line-strong')}
        style={tall(level)}
      />
    ))}
  </span>
)

const TAPE = 120
const BARS = 60

/** Resampled to a fixed number of bars. */
const resampled = (levels: readonly number[]): number[] =>
  Array.from({ length: BARS }, (_, i) => {
    const from = Math.floor((i * levels.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((i + 1) * levels.length) / BARS))
    return Math.max(0, ...levels.slice(from, to))
  })
