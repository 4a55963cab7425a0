import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { submitVacancy } from '../api-asks.ts'
import { useAskWords } from '../messages/asks/en.ts'
import { VacancyForm } from '../parts/vacancy-form.tsx'

type SubmittedVacancy = Awaited<ReturnType<typeof submitVacancy>>

export function Screen() {
  const words = useAskWords()
  const [vacancy, setSent] = useState<SubmittedVacancy | null>(null)
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader
        title={words.vacancy.title}
        text={words.vacancy.text}
        back={{ label: words.back, as: PageLink, href: pathTo('clientHome') }}
      />
      <Card pad="large">
        {vacancy ? <Arrived vacancy={vacancy} onAnother={() => setSent(null)} /> : <VacancyForm onSent={setSent} />}
      </Card>
    </div>
  )
}

function Arrived({
  vacancy: { project, reference, due_at },
  onAnother,
}: {
  vacancy: SubmittedVacancy
  onAnother: () => void
}) {
  const words = useAskWords().vacancy
  const by = useBusinessTime()(due_at)
  const isDone = project.step >= CLIENT_STEP.DONE
  return (
    <EmptyState
      role="status"
      title={words.sent}
      text={words.sentText(reference, by)}
      action={
        <span className="flex flex-wrap justify-center gap-2.5">
          <ButtonLink as={PageLink} href={pathTo(isDone ? 'matching' : 'clientWizard')}>
            {isDone ? words.toMatching : words.toWizard}
          </ButtonLink>
          <Button kind="quiet" onPress={onAnother}>
            {words.another}
          </Button>
        </span>
      }
    />
  )
}
