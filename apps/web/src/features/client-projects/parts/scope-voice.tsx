import { VOICE_MINUTES } from '@fareeq/domain/client-projects/rules-voice.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { VoiceField } from '../../../ui/fields/voice-field.tsx'
import type { Recording } from '../../../ui/fields/voice-recorder.ts'
import { fetchVoice, uploadVoice } from '../api-voice.ts'
import { withWaveform } from './voice-waveform.ts'
import { useRequestWords } from './use-request-words.ts'

type Props = { audioId: string | null; onChange: (id: string | null) => void; error?: string | undefined }

/** Uploaded at once, so that a reload loses nothing; deleting it removes it from the request. */
export function ScopeVoice({ audioId, onChange, error }: Props) {
  const words = useRequestWords()
  const [draftRecording, setDraftRecording] = useState<Recording | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const recordingQuery = useQuery({
    queryKey: ['recordings', audioId],
    queryFn: async () => withWaveform(await fetchVoice(audioId ?? '')),
    enabled: audioId !== null && draftRecording === null,
    staleTime: Infinity,
  })

  const upload = useAction(
    async (recording: Recording) => {
      setShare(0)
      try {
        onChange((await uploadVoice(recording.blob, setShare)).id)
      } catch (problem) {
        if (!isCallFailure(problem) || problem.status === 422) throw problem
        throw new CallFailure({ status: problem.status, message: words.uploadFailed })
      } finally {
        setShare(null)
      }
    },
    { refused: 'shown' },
  )
  const { failure } = upload
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
        {share !== null && words.uploading(Math.round(share * 100))}
      </p>
      {failure && draftRecording && (
        <Button
          kind="quiet"
          className="justify-self-start"
          pending={share !== null}
          onPress={() => void upload.run(draftRecording)}
        >
          {words.uploadAgain}
        </Button>
      )}
    </div>
  )
}
