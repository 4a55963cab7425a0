import { useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { DateField } from '../ui/dates/date-field.tsx'
import { FileField, type PickedFile } from '../ui/fields/file-field.tsx'
import { Countdown, RelativeTime } from '../ui/dates/moments.tsx'
import { MonthField } from '../ui/dates/month-field.tsx'
import { TimeField } from '../ui/dates/time-field.tsx'
import { VoiceField } from '../ui/fields/voice-field.tsx'
import type { Recording } from '../ui/fields/voice-recorder.ts'
import { Columns, Row, Section } from './section.tsx'
import { galleryWords } from './words.ts'

const ago = (ms: number) => new Date(Date.now() - ms)

export function Moments() {
  const { field, sections } = useWords(galleryWords)
  const [day, setDay] = useState<string | null>('2026-03-18')
  const [month, setMonth] = useState<string | null>('2024-03')
  const [time, setTime] = useState<string | null>('14:30')
  return (
    <Section id="moments" title={sections.moments}>
      <Columns three>
        <DateField label={field.start} value={day} onChange={setDay} minValue="2026-01-01" />
        <DateField label={`${field.start} (2)`} value={null} onChange={() => {}} error={field.required} />
        <TimeField label={field.time} value={time} onChange={setTime} />
        <MonthField label={field.since} value={month} onChange={setMonth} maxYear={2026} />
        <MonthField
          label={`${field.since} (2)`}
          value={null}
          onChange={() => {}}
          maxYear={2026}
          error={field.required}
        />
        <Row className="self-center gap-6">
          <RelativeTime at={ago(20_000)} />
          <RelativeTime at={ago(3 * 3_600_000)} />
          <RelativeTime at={ago(-2 * 86_400_000 - 5000)} />
          <Countdown until={ago(-1_500_000)} />
          <Countdown until={ago(-300_000_000)} />
        </Row>
      </Columns>
    </Section>
  )
}

const KINDS = ['.pdf', '.docx', 'application/pdf']
/** An empty WAV file for the player. */
const SILENCE = new Blob(
  [Uint8Array.from(atob('UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAABErAAABAAgAZGF0YQAAAAA='), (c) => c.charCodeAt(0))],
  { type: 'audio/wav' },
)
const LEVELS = Array.from({ length: 80 }, (_, i) => Math.abs(Math.sin(i / 3) * Math.cos(i / 7)) * 0.8 + 0.1)

export function Media() {
  const { field, sections, names } = useWords(galleryWords)
  const [file, setFile] = useState<PickedFile | null>(null)
  const [voice, setVoice] = useState<Recording | null>(null)
  const [recording, setRecording] = useState<Recording | null>({ blob: SILENCE, seconds: 83, levels: LEVELS })
  const common = { accept: KINDS, maxBytes: 10_000_000, kinds: field.cvKinds, onRemove: () => setFile(null) }
  return (
    <Section id="media" title={sections.media}>
      <Columns three>
        <FileField
          {...common}
          label={field.cv}
          file={file}
          onPick={(picked) => setFile({ name: picked.name, size: picked.size })}
        />
        <FileField
          {...common}
          label={`${field.cv} (2)`}
          file={{ name: `${names[3]} - CV final v3.pdf`, size: 842_000, progress: 0.62 }}
          onPick={() => {}}
        />
        <FileField
          {...common}
          label={`${field.cv} (3)`}
          file={{ name: 'layla-haddad.pdf', size: 2_340_000 }}
          onPick={() => {}}
        />
        <VoiceField label={field.voice} limitSeconds={120} value={voice} onChange={setVoice} optional />
        <VoiceField label={`${field.voice} (2)`} limitSeconds={120} value={recording} onChange={setRecording} />
      </Columns>
    </Section>
  )
}
