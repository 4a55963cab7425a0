import { PAD_LANGUAGES } from '@fareeq/domain/rooms/rules.ts'
import type { PadLanguage } from '@fareeq/domain/rooms/schema.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import type { CodeEditor } from './pad-editor.ts'
import type { SharedPad } from './shared-pad.ts'
import { useRoomWords } from '../messages/en.ts'

/** Lazy: the editor loads when first shown, because most conversations need none. */
export function SharedCode({ pad, isOpen }: { pad: SharedPad; isOpen: boolean }) {
  const words = useRoomWords().pad
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor | null>(null)
  const [ready, setReady] = useState(false)
  const language = useSyncExternalStore(pad.subscribe, pad.language)
  const label = useRef(words.label)

  useEffect(() => {
    let isDisposed = false
    let stop = () => {}
    void import('./pad-editor.ts').then(({ openPad }) => {
      if (isDisposed || !container.current) return
      const parts = { parent: container.current, label: label.current, language: pad.language(), readOnly: !isOpen }
      const opened = openPad(parts, pad.write)
      editor.current = opened
      stop = pad.read(opened.hear)
      setReady(true)
    })
    return () => {
      isDisposed = true
      stop()
      editor.current?.close()
      editor.current = null
    }
  }, [pad, isOpen])

  useEffect(() => {
    if (ready) editor.current?.speak(language)
  }, [ready, language])

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{words.hint}</p>
        <SelectField
          label={words.language}
          options={PAD_LANGUAGES.map((padLanguage) => ({ id: padLanguage, label: words.languages[padLanguage] }))}
          value={language}
          isDisabled={!isOpen}
          onChange={(next) => pad.choose(next as PadLanguage)}
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
