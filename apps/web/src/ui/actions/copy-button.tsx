// <CopyButton text="https://…" label=… />: copies, and confirms for two seconds, for screen readers too.
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PlainButton } from './plain-button.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  /** A function where only the browser knows it. */
  text: string | (() => string)
  label?: string
  iconOnly?: boolean
  className?: string
}

export function CopyButton({ text, label, iconOnly, className }: Props) {
  const words = useUiWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
    setCopied(true)
  }
  const name = label ?? words.copy
  return (
    <>
      <PlainButton
        kind={iconOnly ? 'ghost' : 'quiet'}
        size="small"
        square={iconOnly}
        className={className}
        aria-label={iconOnly ? name : undefined}
        onPress={() => void copy()}
      >
        {copied ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
        {!iconOnly && (copied ? words.copied : name)}
      </PlainButton>
      <span role="status" className="sr-only">
        {copied && words.copied}
      </span>
    </>
  )
}
