import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { cleanText } from '@fareeq/domain/kernel/text/text.ts'
import { BRIEF_LENGTH } from '@fareeq/domain/site/rules.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { useEffect, useRef, useState } from 'react'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { readBrief } from '../../api-forms.ts'

/** A draft with its source text. */
export type ParsedBrief = { text: string; lang: Lang; draft: BriefDraft }

/** Debounce in milliseconds. */
const PAUSE = 500
/** Minimal length to parse. */
const MIN_LENGTH = 3

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Parses while typing: debounced, and once per text and language. */
export function useBrief(input: string, lang: Lang, first?: ParsedBrief) {
  const text = cleanText(input)
  const [reading, setReading] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [flushCount, setFlushCount] = useState(0)
  const lastFlushCount = useRef(0)
  const settled = useRef(first)

  useEffect(() => {
    const wait = flushCount === lastFlushCount.current ? PAUSE : 0
    lastFlushCount.current = flushCount
    if (text.length < MIN_LENGTH || text.length > BRIEF_LENGTH) {
      settled.current = undefined
      setReading(undefined)
      setFailure(undefined)
      return
    }
    if (settled.current?.text === text && settled.current.lang === lang) return
    const { signal, abort } = abortable()
    async function read() {
      setBusy(true)
      try {
        const next = { text, lang, draft: await readBrief(text, lang, signal) }
        settled.current = next
        setReading(next)
        setFailure(undefined)
      } catch (error) {
        if (signal.aborted) return
        if (!isCallFailure(error)) throw error
        setFailure(error.text)
      }
      setBusy(false)
    }
    const timer = setTimeout(() => void read(), wait)
    return () => {
      clearTimeout(timer)
      abort()
      setBusy(false)
    }
  }, [text, lang, flushCount])

  return { text, reading, isBusy, failure, flush: () => setFlushCount((count) => count + 1) }
}
