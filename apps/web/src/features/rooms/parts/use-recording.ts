import { opposite, type Seat } from '@fareeq/domain/interviews/rules-seats.ts'
import { mayRecord } from '@fareeq/domain/rooms/rules.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveFile } from '../../../platform/calls/download.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { agree, followRoom } from '../api.ts'
import { useRoomWords } from '../messages/en.ts'

// Records both voices and the other's video to a local file.

const KINDS = ['video/webm;codecs=vp8,opus', 'video/mp4', 'video/webm']

function record(mine: MediaStream | null, theirs: MediaStream, onFile: (file: Blob) => void): () => void {
  const context = new AudioContext()
  const mixed = context.createMediaStreamDestination()
  for (const stream of [mine, theirs])
    if (stream?.getAudioTracks().length) context.createMediaStreamSource(stream).connect(mixed)
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(
    new MediaStream([...theirs.getVideoTracks(), ...mixed.stream.getAudioTracks()]),
    mimeType ? { mimeType } : undefined,
  )
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.onstop = () => {
    void context.close()
    onFile(new Blob(chunks, { type: recorder.mimeType }))
  }
  recorder.start(5000)
  return () => recorder.state !== 'inactive' && recorder.stop()
}

type Agreed = Readonly<Record<Seat, boolean>>
const NOBODY: Agreed = { client: false, talent: false }
type Parts = { id: string; seat: Seat; first: Agreed; mine: MediaStream | null; theirs: MediaStream | null }

/** Records in the company's browser while both agree, and stops when one withdraws. */
export function useRecording({ id, seat, first, mine, theirs }: Parts) {
  const words = useRoomWords().recording
  // A stale consent of a closed page: joining resets it.
  const [isLeft] = useState(first[seat])
  const [agreed, setAgreed] = useState<Agreed>(isLeft ? NOBODY : first)
  const runs = mayRecord(agreed)
  const file = useRef(words.file)
  const saved = useRef(words.saved)
  const lastAgreed = useRef(agreed)
  const onAgreedChange = useEffectEvent((next: Agreed) => {
    const { [seat]: requested, [opposite(seat)]: ran } = lastAgreed.current
    // No toast for one's own refusal.
    if (requested && !next[seat]) void showToast({ title: ran ? words.stopped : words.refused })
    lastAgreed.current = next
    setAgreed(next)
  })
  useEffect(() => {
    if (isLeft) void agree(id, false).catch(() => {})
  }, [id, isLeft])
  useEffect(() => followRoom(id, (news) => news.kind === 'recording' && onAgreedChange(news.agreed)), [id])
  useEffect(() => {
    if (!runs || seat !== 'client' || !theirs) return
    return record(mine, theirs, (blob) => {
      saveFile(blob, `${file.current}.${blob.type.includes('mp4') ? 'mp4' : 'webm'}`)
      void showToast({ title: saved.current, tone: 'positive' })
    })
  }, [runs, seat, mine, theirs])
  return {
    agreed,
    runs,
    agree: async (yes: boolean) => {
      if (!yes) lastAgreed.current = NOBODY
      setAgreed((await agree(id, yes)).data)
    },
  }
}
export type RoomRecording = ReturnType<typeof useRecording>
