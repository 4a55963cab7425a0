import { VOICE_MINUTES } from '@fareeq/domain/client-projects/rules-voice.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUpload } from '../../../../forms/use-upload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { VoiceField } from '../../../../ui/fields/voice-field.tsx'
import type { Recording } from '../../../../ui/fields/voice-recorder.ts'
import { fetchVoice, uploadVoice } from '../../api-voice.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

const BARS = 60
/** The same gain as the live waveform. */
const GAIN = 4

/** A stored recording with its waveform. If decoding fails, it is still playable. */
async function withWaveform(blob: Blob): Promise<Recording> {
  const context = new AudioContext()
  try {
    const sound = await context.decodeAudioData(await blob.arrayBuffer())
    const samples = sound.getChannelData(0)
    const width = Math.max(1, Math.floor(samples.length / BARS))
    const levels = Array.from({ length: BARS }, (_, bar) => loudness(samples.subarray(bar * width, (bar + 1) * width)))
    return { blob, seconds: sound.duration, levels }
  } catch {
    return { blob, seconds: 0, levels: [] }
  } finally {
    void context.close()
  }
}

const loudness = (samples: Float32Array): number =>
  Math.min(1, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)) * GAIN)

type Props = { audioId: string | null; onChange: (id: string | null) => void; error?: string | undefined }

/** Uploaded at once, so that a reload loses nothing; deleting it removes it from the request. */
export function ScopeVoice({ audioId, onChange, error }: Props) {
  const words = useRequestWords()
  const [draftRecording, setDraftRecording] = useState<Recording | null>(null)
  const recordingQuery = useQuery({
    queryKey: ['recordings', audioId],
    queryFn: async () => withWaveform(await fetchVoice(audioId ?? '')),
    enabled: audioId !== null && draftRecording === null,
    staleTime: Infinity,
  })

  const upload = useUpload<Recording>(
    async ({ blob }, onProgress) => onChange((await uploadVoice(blob, onProgress)).id),
    words.uploadFailed,
  )
  const { sending, failure } = upload
  const change = (recording: Recording | null) => {
    setDraftRecording(recording)
    onChange(null)
    if (recording) void upload.run(recording)
    else upload.clear()
  }

  if (audioId && !draftRecording && recordingQuery.isPending)
    return (
      <Skeletons>
        <SkeletonBlock className="h-16" />
      </Skeletons>
    )
  if (audioId && !draftRecording && recordingQuery.isError)
    return (
      <ErrorState
        compact
        title={words.voiceFailed}
        onRetry={() => void recordingQuery.refetch()}
        retrying={recordingQuery.isFetching}
        action={
          <Button kind="quiet" onPress={() => onChange(null)}>
            {words.recordAgain}
          </Button>
        }
      />
    )
  return (
    <div className="grid gap-2">
      <VoiceField
        label={words.scopeVoice}
        hint={words.scopeVoiceHint}
        limitSeconds={VOICE_MINUTES * 60}
        value={draftRecording ?? (audioId ? (recordingQuery.data ?? null) : null)}
        onChange={change}
        error={failure ?? error}
      />
      <p role="status" className="min-h-6 text-sm text-ink-soft empty:hidden">
        {sending && words.uploading(Math.round(sending.progress * 100))}
      </p>
      {failure && draftRecording && (
        <Button
          kind="quiet"
          className="justify-self-start"
          pending={sending !== null}
          onPress={() => void upload.run(draftRecording)}
        >
          {words.uploadAgain}
        </Button>
      )}
    </div>
  )
}
