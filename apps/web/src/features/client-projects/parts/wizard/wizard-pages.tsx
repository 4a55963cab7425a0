import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { pathTo } from '../../../../paths.ts'
import { saveDraft } from '../../../../platform/session/drafts.ts'
import { validateForm } from '../../../../forms/submit-form.ts'
import { useFaultFocus } from '../../../../forms/use-fault-focus.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { Stepper } from '../../../../ui/layout/steps.tsx'
import { WizardFrame } from '../../../../ui/layout/wizard.tsx'
import { RequestAbout } from '../request-form/request-about.tsx'
import { RequestDetails } from '../request-form/request-details.tsx'
import { RequestServices } from '../request-form/request-services.tsx'
import { RequestTechnologies } from '../request-form/request-technologies.tsx'
import { draftOf, type RequestFormState, useRequestForm } from '../request-form/use-request-form.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'
import { draftFromBrief } from './wizard-brief.ts'
import { savePage } from './wizard-saving.ts'
import { furthest, ownPages, pageOfStep, targetAfter, wizardHref } from './wizard-steps.ts'

function PageBody({ page, form }: { page: Page; form: RequestFormState }) {
  if (page === 'aboutProject') return <RequestAbout form={form} />
  if (page === 'selectService') return <RequestServices form={form} />
  return page === 'technologies' ? <RequestTechnologies form={form} /> : <RequestDetails form={form} />
}

/** The last step has a button of its own: the meeting is booked by choosing it. */
export type BookingStep = {
  steps: readonly { id: string; title: ReactNode; text?: ReactNode }[]
  projectId: string | undefined
  onBack: () => void
  onBooked: () => void
}
type Props = { project: ClientProject | undefined; reached: number; Booking: ComponentType<BookingStep> }

/** The wizard of one request: at the step of the URL, limited to the reached one; else where it was left. */
export function WizardPages({ project, reached, Booking }: Props) {
  const words = useRequestWords()
  const { query } = readHref(useHref())
  const focusFault = useFaultFocus()
  // Before the form restores its draft.
  useEffect(() => {
    if (!project) draftFromBrief()
  }, [project])
  const { form, submit, failure, isPending, showPages } = useRequestForm(project, {
    draft: draftOf(project?.id),
    send: async (fields) => {
      if (!page) return null
      const target = targetAfter(page, fields)
      return savePage(page, fields, project?.id, Math.min(target.step, CLIENT_STEP.WIZARD_FORCED))
    },
    onDone: async (saved, fields, go) => {
      if (!page) return
      // A new request gets its own draft key for unsaved values.
      if (saved && !project) {
        saveDraft(draftOf(saved.id), form.getValues())
        saveDraft(draftOf(undefined), null)
      }
      const { step: next, missing } = targetAfter(page, fields)
      const isNew = saved || project ? {} : { new: '1' }
      await go(wizardHref(next, { ...isNew, ...(missing && { missing: '1' }) }))
    },
  })

  const last = furthest(reached, form.watch())
  const requested = Number(query.step)
  const step = Number.isInteger(requested) && requested >= 1 && requested <= last ? requested : reached
  const page = pageOfStep(step)
  const ofNew = project ? {} : { new: '1' }
  useEffect(() => showPages(page ? [page] : []), [showPages, page])

  // Redirected here because of missing fields: validated at once.
  const isMissing = query.missing === '1'
  useEffect(() => {
    if (isMissing && page) void validateForm(form, async () => {}).then(focusFault)
  }, [isMissing, page, form, focusFault])

  // A submit, so that later changes clear faults at once: the button must not move under the pointer.
  const next = async () => {
    if (!(await submit())) focusFault()
  }

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
            pending={isPending}
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
            <Booking
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
