import { PAD_LANGUAGES } from '@fareeq/domain/rooms/limits.ts'
import type { PadLanguage, Room } from '@fareeq/domain/rooms/schema.ts'
import { useEffect, useRef, useState } from 'react'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { followRoom, sendPad } from '../api.ts'
import type { CodeEditor } from './pad-editor.ts'
import { useRoomWords } from './use-room-words.ts'

/** Lazy: the editor loads when first shown, because most conversations need none. */
export function SharedCode({ room, isOpen }: { room: Room; isOpen: boolean }) {
  const words = useRoomWords().pad
  const container = useRef<HTMLDivElement>(null)
  const pad = useRef<CodeEditor | null>(null)
  const [ready, setReady] = useState(false)
  const [language, setLanguage] = useState(room.pad_language)
  const [tab] = useState(() => crypto.randomUUID())
  const { interview_id: id } = room
  const first = useRef({ pad: room.pad, language: room.pad_language, label: words.label })

  useEffect(() => {
    let isDisposed = false
    // Buffers updates while the editor is loading.
    const early: string[] = []
    const stop = followRoom(id, (news) => {
      if (news.kind !== 'pad' || news.from === tab) return
      if (news.update && !pad.current) early.push(news.update)
      else if (news.update) pad.current?.hear(news.update)
      if (news.language) setLanguage(news.language)
    })
    void import('./pad-editor.ts').then(({ openPad }) => {
      if (isDisposed || !container.current) return
      const parts = { ...first.current, parent: container.current, readOnly: !isOpen }
      pad.current = openPad(parts, (update) => void sendPad(id, { from: tab, update }).catch(() => {}))
      for (const update of early) pad.current.hear(update)
      setReady(true)
    })
    return () => {
      isDisposed = true
      stop()
      pad.current?.close()
      pad.current = null
    }
  }, [id, tab, isOpen])

  useEffect(() => {
    if (ready) pad.current?.speak(language)
  }, [ready, language])

  function choose(next: PadLanguage) {
    setLanguage(next)
    void sendPad(id, { from: tab, language: next }).catch(() => {})
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{words.hint}</p>
        <SelectField
          label={words.language}
          options={PAD_LANGUAGES.map((one) => ({ id: one, label: words.languages[one] }))}
          value={language}
          isDisabled={!isOpen}
          onChange={(next) => choose(next as PadLanguage)}
          className="w-44"
        />
      </div>
      <div className="relative h-[26rem] overflow-hidden rounded-lg border border-line-strong bg-raised focus-within:border-accent">
        {!ready && (
          <Skeletons label={words.loading}>
            <SkeletonBlock className="h-full" />
          </Skeletons>
        )}
        <div ref={container} dir="ltr" className="absolute inset-0" />
      </div>
    </div>
  )
}
