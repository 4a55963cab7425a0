import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { Suspense, useEffect, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { saveDraft } from '../../../platform/session/drafts.ts'
import { submitted } from '../../../forms/submitted.ts'
import { useFaultFocus } from '../../../forms/use-fault-focus.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { Stepper } from '../../../ui/layout/steps.tsx'
import { WizardFrame } from '../../../ui/layout/wizard.tsx'
import { RequestAbout } from './request-about.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestServices } from './request-services.tsx'
import { RequestTechnologies } from './request-technologies.tsx'
import { type RequestFormState, shelfOf, useRequestForm } from './use-request-form.ts'
import { useRequestWords } from './use-request-words.ts'
import { savePage } from './wizard-saving.ts'
import { furthest, ownPages, pageOfStep, targetAfter, wizardHref } from './wizard-steps.ts'

/** The calendar of the last step comes while the first ones are filled in. */
const LAST = lazyModule(() => import('./wizard-booking.tsx'))
const WizardBooking = lazyPart(LAST, (part) => part.WizardBooking)

function PageBody({ page, form }: { page: Page; form: RequestFormState }) {
  if (page === 'aboutProject') return <RequestAbout form={form} />
  if (page === 'selectService') return <RequestServices form={form} />
  return page === 'technologies' ? <RequestTechnologies form={form} /> : <RequestDetails form={form} />
}

type Props = { project: ClientProject | undefined; reached: number }

/** The wizard of one request: where one was asked to be, as far as one has come; without a word, where one left off. */
export function WizardPages({ project, reached }: Props) {
  const words = useRequestWords()
  const { query } = readHref(useHref())
  const { form, failure, sent, judge } = useRequestForm(project, shelfOf(project?.id))
  const [pending, setPending] = useState(false)
  const once = useOnce()
  const focusFault = useFaultFocus()
  useLazyModule(LAST)

  const last = furthest(reached, form.watch())
  const asked = Number(query.step)
  const step = Number.isInteger(asked) && asked >= 1 && asked <= last ? asked : reached
  const page = pageOfStep(step)
  const ofNew = project ? {} : { new: '1' }
  useEffect(() => judge(page ? [page] : []), [judge, page])

  // One was sent back for something that is missing here: it is said at once.
  const isMissing = query.missing === '1'
  useEffect(() => {
    if (isMissing && page) void submitted(form, () => {}).then(focusFault)
  }, [isMissing, page, form, focusFault])

  const save = async (on: Page) => {
    const fields = form.getValues()
    const target = targetAfter(on, fields)
    const saved = await savePage(on, fields, project?.id, Math.min(target.step, CLIENT_STEP.WIZARD_FORCED))
    // A request that has just begun has a place of its own for what is not saved yet.
    if (saved && !project) {
      saveDraft(shelfOf(saved.id), form.getValues())
      saveDraft(shelfOf(undefined), null)
    }
    const isNew = saved || project ? {} : { new: '1' }
    await navigate(wizardHref(target.step, { ...isNew, ...(target.missing && { missing: '1' }) }))
  }
  const next = once(async () => {
    if (!page) return
    setPending(true)
    try {
      // A submit, so that a fault goes as soon as it is mended: the button must not move under the hand that presses it.
      let isSaved = false
      await submitted(form, async () => void (isSaved = await sent(() => save(page))))
      if (!isSaved) focusFault()
    } finally {
      setPending(false)
    }
  })

  const names = [...ownPages(), 'bookMeeting'] as const
  const steps = names.map((id) => ({ id, title: words.steps[id], text: words.intro[id] }))
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label={words.nav} className="hidden lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:block">
        <Stepper steps={steps.map(({ id, title }) => ({ id, title }))} at={step - 1} upright />
      </nav>
      <div className="min-w-0">
        {page ? (
          <WizardFrame
            steps={steps}
            at={step - 1}
            onBack={() => void navigate(wizardHref(step - 1, ofNew))}
            onNext={() => void next()}
            nextLabel={words.next}
            pending={pending}
          >
            {failure && (
              <Banner tone="danger" role="alert" className="mb-5">
                {failure}
              </Banner>
            )}
            <PageBody page={page} form={form} />
          </WizardFrame>
        ) : (
          <Suspense
            fallback={
              <Skeletons className="mx-auto w-full max-w-3xl">
                <SkeletonBlock className="h-140" />
              </Skeletons>
            }
          >
            <WizardBooking
              steps={steps}
              projectId={project?.id}
              onBack={() => void navigate(wizardHref(step - 1))}
              onBooked={() => void navigate(pathTo('clientWizard'))}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
