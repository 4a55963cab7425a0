import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { MIN_SKILLS, STRENGTH, type StrengthTask, strengthOf } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { nextMove } from '@fareeq/domain/talents/profile/rules-standing.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { taskHref } from '../profile/profile-way.ts'
import { useVerifyDialog } from '../../../phone-verifications/parts/use-verify-dialog.tsx'
import { useHomeWords } from '../../messages/home/en.ts'
import { useStrengthWords } from '../../messages/profile/en-strength.ts'

/** One thing at a time: what helps most now, and the way to it. */
export function HomeNext({
  profile,
  quiet,
}: {
  profile: Profile
  /** Something else is more urgent. */ quiet?: boolean
}) {
  const words = useHomeWords()
  const phone = useVerifyDialog()
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="next">
      <Move profile={profile} label={words.nextTitle} onPhone={phone.open} quiet={quiet} />
      {phone.dialog}
    </Card>
  )
}

type MoveProps = { profile: Profile; label: string; onPhone: () => void; quiet: boolean | undefined }

function Move({ profile, label, onPhone, quiet }: MoveProps) {
  const words = useHomeWords().next
  const move = nextMove(profile)
  if (move === null) return <NextStep {...{ label }} {...words.rest} href={pathTo('talentProfile')} quiet />
  if (move === 'waiting')
    return <NextStep {...{ label }} {...words.waiting} href={pathTo('updateAvailability')} quiet={quiet} />
  if (move === 'application') {
    const at = Math.min(profile.step, TALENT_STEP.account)
    const text = words.application.text(at, TALENT_STEP.account)
    return <NextStep {...{ label }} {...words.application} text={text} href={pathTo('talentWizard')} quiet={quiet} />
  }
  if (move === 'assessment')
    return <NextStep {...{ label }} {...words.assessment} href={pathTo('talentAssessments')} quiet={quiet} />
  if (move === 'phone') return <NextStep {...{ label }} {...words.phone} onPress={onPhone} quiet={quiet} />
  return <Task profile={profile} label={label} task={move} quiet={quiet} />
}

type TaskProps = {
  profile: Profile
  label: string
  task: Exclude<StrengthTask, 'phone' | 'assessment'>
  quiet: boolean | undefined
}

function Task({ profile, label, task, quiet }: TaskProps) {
  const words = useHomeWords().next.task
  const { tasks } = useStrengthWords()
  const title = task === 'skills' ? tasks.skills(MIN_SKILLS) : tasks[task]
  const text = words.text(strengthOf(profile).percent + STRENGTH[task])
  return <NextStep label={label} title={title} text={text} action={words.action} href={taskHref(task)} quiet={quiet} />
}

type NextStepProps = {
  label: string
  title: string
  text: ReactNode
  action: string
  href?: string
  onPress?: () => void
  quiet?: boolean | undefined
}

const NextStep = ({ label, title, text, action, href, onPress, quiet }: NextStepProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
    <div className="min-w-0 max-w-xl max-sm:basis-full">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Nuqta className="text-[0.7em] text-point" />
        {label}
      </p>
      <h2 id="next" className="mt-1 text-xl">
        {title}
      </h2>
      <p className="text-ink-soft">{text}</p>
    </div>
    {href ? (
      <ButtonLink as={PageLink} href={href} kind={quiet ? 'quiet' : 'primary'} className="max-sm:w-full">
        {action}
      </ButtonLink>
    ) : (
      <Button onPress={onPress} kind={quiet ? 'quiet' : 'primary'} className="max-sm:w-full">
        {action}
      </Button>
    )}
  </div>
)
