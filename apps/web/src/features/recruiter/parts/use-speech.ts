import { useEffect, useRef, useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'

/** The browser's own recognition of speech, where it has one; it is not in the types of the DOM. */
type Recognition = {
  lang: string
  interimResults: boolean
  continuous: boolean
  start(): void
  stop(): void
  abort(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
}
type SpeechWindow = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

const LOCALES = { ar: 'ar-SA', en: 'en-GB' } as const

const recognitionOf = (): (new () => Recognition) | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** What is said becomes the text of the message; nothing is recorded by us. */
export function useSpeech(write: (text: string) => void) {
  const lang = useLang()
  const [isSupported, setSupported] = useState(false)
  const [isListening, setListening] = useState(false)
  const recognition = useRef<Recognition | null>(null)
  useEffect(() => {
    setSupported(recognitionOf() !== undefined)
    return () => recognition.current?.abort()
  }, [])
  const toggle = () => {
    if (recognition.current) return recognition.current.stop()
    const Recogniser = recognitionOf()
    if (!Recogniser) return
    const next = new Recogniser()
    next.lang = LOCALES[lang]
    next.interimResults = true
    next.continuous = true
    next.onresult = ({ results }) => write(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
    next.onend = () => {
      recognition.current = null
      setListening(false)
    }
    recognition.current = next
    setListening(true)
    next.start()
  }
  return { isSupported, isListening, toggle }
}
