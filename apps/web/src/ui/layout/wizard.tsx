// <WizardFrame title=… steps={[{ id, title }]} at={1} onBack onNext nextLabel pending isLast>…fields…</WizardFrame> Progress
// on top, the step's title focused when it changes, actions sticky at the bottom on phones.
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { NuqtaSteps } from './steps.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  steps: readonly { id: string; title: ReactNode; text?: ReactNode }[]
  /** Counts from 0. */
  at: number
  onBack?: () => void
  /** Omitted when the fields are in a <Form id={formId}> whose submit advances. */
  onNext?: () => void
  formId?: string
  nextLabel?: string
  /** Quiet where the step has its own primary button. */
  nextKind?: 'primary' | 'quiet'
  pending?: boolean
  isNextDisabled?: boolean
  /** Where the step's title is the title of the screen. */
  titleLevel?: 1 | 2
  /** Instead of the default dots. */
  progress?: ReactNode
  canGoBack?: boolean
  /** Beside the buttons: "saved a moment ago", "save and leave". */
  aside?: ReactNode
  children: ReactNode
}

export function WizardFrame({
  steps,
  at,
  onBack,
  onNext,
  formId,
  nextLabel,
  nextKind,
  pending,
  isNextDisabled,
  titleLevel = 2,
  progress,
  canGoBack = at > 0,
  aside,
  children,
}: Props) {
  const Title = `h${titleLevel}` as const
  const words = useUiWords()
  const title = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(at)
  useEffect(() => {
    if (lastStep.current === at) return
    lastStep.current = at
    title.current?.focus()
  }, [at])
  const last = at === steps.length - 1
  const step = steps[at]
  return (
    <section className="flex w-full max-w-2xl flex-col gap-6 lg:mx-auto">
      <header className="grid gap-2">
        {progress ?? <NuqtaSteps at={at + 1} total={steps.length} />}
        <Title ref={title} tabIndex={-1} className="text-2xl outline-none">
          {step?.title}
        </Title>
        {step?.text && <p className="text-ink-soft">{step.text}</p>}
      </header>
      <div className="min-w-0">{children}</div>
      <footer className="sticky bottom-[calc(var(--impersonation-height,0px)+var(--phone-bar,0px))] z-10 -mx-4 flex items-center gap-2.5 border-t border-line bg-surface/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur xs:static xs:mx-0 xs:bg-transparent xs:px-0 xs:pt-5 xs:backdrop-blur-none">
        <Button
          type={formId ? 'submit' : 'button'}
          form={formId}
          kind={nextKind}
          onPress={onNext}
          pending={pending}
          isDisabled={isNextDisabled}
          className="flex-1 xs:flex-none"
        >
          {nextLabel ?? (last ? words.finish : words.next)}
          {!last && <ArrowRight aria-hidden className="rtl:-scale-x-100" />}
        </Button>
        {canGoBack && (
          <Button kind="quiet" onPress={onBack}>
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
            {words.back}
          </Button>
        )}
        {aside && <div className="ms-auto text-sm text-ink-faint">{aside}</div>}
      </footer>
    </section>
  )
}
