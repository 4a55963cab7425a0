import { BRIEF_LENGTH } from '@fareeq/domain/site/rules.ts'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { saveDraft, readDraft } from '../../../../platform/session/drafts.ts'
import { faultIn, type PlainFault, plainFaultText } from '../../../../forms/plain-faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import { PlainTextArea } from '../../../../ui/fields/plain-field.tsx'
import type { BriefWords } from '../../messages/ai-recruiter/ar.ts'
import { BriefExamples } from './brief-examples.tsx'
import { BriefNext } from './brief-next.tsx'
import { BriefRequest } from './brief-draft.tsx'
import { type ParsedBrief, useBrief } from './use-brief.ts'

/** Draft key. */
const DRAFT_KEY = 'ai-recruiter'

function areaIn(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const area = form?.elements.namedItem('text')
  return area instanceof HTMLTextAreaElement ? area : null
}

/** Sets the value and dispatches an input event, so that listeners are notified. */
function write(form: HTMLFormElement | null, change: (text: string) => string) {
  const area = areaIn(form)
  if (!area) return
  area.value = change(area.value)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

type Props = {
  words: BriefWords
  /** From the URL, or from a post without JavaScript. */
  initial: string
  /** The answer of that post. */
  first: ParsedBrief | undefined
  error: string | undefined
}

/** A text box, and beside it the parsed request. */
export function BriefBox({ words, initial, first, error }: Props) {
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState(initial)
  const [fault, setFault] = useState<PlainFault | undefined>(error ? { text: error } : undefined)
  const { text, reading, isBusy, failure, flush } = useBrief(input, lang, first)

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { value } = target as unknown as HTMLTextAreaElement
    saveDraft(DRAFT_KEY, value || null)
    setFault(undefined)
    setInput(value)
  }
  useEffect(() => {
    const draft = readDraft(DRAFT_KEY)
    write(form.current, (text) => text || (typeof draft === 'string' ? draft : ''))
  }, [])

  const readNow = (event: FormEvent) => {
    event.preventDefault()
    const area = areaIn(form.current)
    const newFault = area ? faultIn(area) : undefined
    setFault(newFault)
    if (newFault) area?.focus()
    else flush()
  }
  const tryOut = (event: MouseEvent, example: string) => {
    event.preventDefault()
    write(form.current, () => example)
    flush()
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Card pad="large" className="min-w-0 lg:sticky lg:top-24">
        <form
          ref={form}
          method="post"
          action={pathTo('aiRecruiter', {}, { lang })}
          noValidate
          onInput={onInput}
          onSubmit={readNow}
          className="grid gap-4"
        >
          <PlainTextArea
            name="text"
            required
            rows={8}
            limit={BRIEF_LENGTH}
            className="[&_textarea]:min-h-52 lg:[&_textarea]:min-h-60"
            label={words.box.label}
            hint={words.box.hint}
            placeholder={words.box.placeholder}
            defaultValue={initial}
            error={fault && plainFaultText(fault, lang)}
          />
          <div>
            <PlainButton type="submit" kind={reading ? 'quiet' : 'primary'} pending={isBusy} className="max-xs:w-full">
              {words.box.read}
            </PlainButton>
          </div>
          {failure && (
            <Banner
              tone="warning"
              role="alert"
              action={
                <PlainButton kind="quiet" size="small" onPress={flush}>
                  {words.box.retry}
                </PlainButton>
              }
            >
              {failure}
            </Banner>
          )}
        </form>
        <BriefExamples words={words.box} onPick={tryOut} />
      </Card>
      <Card tone="sunken" pad="large" as="section" aria-labelledby="brief-request" className="min-w-0">
        <BriefRequest words={words.draft} reading={reading} />
        {reading && <BriefNext words={words.draft} text={text} reading={reading} />}
      </Card>
    </div>
  )
}
