import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NuqtaSteps } from '../../../ui/layout/steps.tsx'
import { useUiWords } from '../../../ui/words/en.ts'
import type { BookingStep } from '../../client-projects/parts/wizard/wizard-pages.tsx'
import { Booking } from './booking.tsx'

/** The last step of a request: when to meet. */
export function WizardBooking({ steps, projectId, onBack, onBooked }: BookingStep) {
  const ui = useUiWords()
  const step = steps.at(-1)
  return (
    <section className="mx-auto grid w-full max-w-3xl min-w-0 grid-cols-1 gap-6">
      <header className="grid gap-2">
        <NuqtaSteps at={steps.length} total={steps.length} />
        <h2 className="text-2xl">{step?.title}</h2>
        <p className="text-ink-soft">{step?.text}</p>
      </header>
      <Card>
        <Booking {...(projectId && { projectId })} onBooked={onBooked} />
      </Card>
      <Button kind="quiet" className="justify-self-start" onPress={onBack}>
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        {ui.back}
      </Button>
    </section>
  )
}
