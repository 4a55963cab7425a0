import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { OwnSelection as Own } from '@fareeq/domain/selections/schema.ts'
import { STEPS, isAssessed, isRejected, isStep, isThrough } from '@fareeq/domain/selections/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Stepper } from '../../../ui/layout/steps.tsx'
import { ProfileSection } from '../../talents/parts/profile/profile-section.tsx'
import { reapply, ownSelectionQuery } from '../api.ts'
import { OwnMeeting } from './own-meeting.tsx'
import { useOwnSelectionWords } from '../messages/own/en.ts'

/** One sentence: where one is, and what comes next. */
function useSentence(own: Own | undefined, day: (at: string) => string): string | undefined {
  const words = useOwnSelectionWords()
  if (!own) return own === null ? words.before : undefined
  const { state, due_at, apply_again_at, is_late, waits_for, may_apply } = own
  if (isThrough(state)) return words.through
  if (isRejected(state))
    return may_apply ? words.mayApply : words.rejected.replace('{date}', apply_again_at ? day(apply_again_at) : '')
  if (!isStep(state)) return words.left
  if (is_late) return words.late
  if (waits_for === 'result') return words.result
  if (waits_for === 'invitation' && due_at) return words.invitation.replace('{date}', day(due_at))
  return words.now[state]
}

/** The four steps, where one is, who acts in each, and by when. */
export function OwnSelection({ wide }: { wide?: boolean }) {
  const words = useOwnSelectionWords()
  const { data: own } = useQuery(ownSelectionQuery())
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: BUSINESS_ZONE })
  const day = (at: string) => format.format(new Date(at))
  const text = useSentence(own, day)
  const again = useAction(reapply, { done: words.applied })
  const done = own ? own.done : -1
  const isOpen = !own || isStep(own.state)
  const whoActs = (step: (typeof STEPS)[number]) => {
    const promise = own?.promises.find((promise) => promise.step === step)
    return promise ? words.until(words.by[step], day(promise.by)) : words.by[step]
  }
  return (
    <ProfileSection id="selection" title={words.title} text={text}>
      {(isOpen || isThrough(own.state)) && (
        <Stepper
          upright={!wide}
          at={done}
          steps={STEPS.map((step, index) => ({
            id: step,
            title: words.steps[step],
            // Who acts is of interest until it is done.
            ...(index >= Math.max(done, 0) && { text: whoActs(step) }),
          }))}
        />
      )}
      {own?.meeting && <OwnMeeting meeting={own.meeting} />}
      {own && isAssessed(own.state) && (
        <ButtonLink as={PageLink} href={pathTo('talentAssessments')} kind="quiet" size="small" className="mt-5">
          {words.toAssessments}
        </ButtonLink>
      )}
      {own?.may_apply && (
        <Button size="small" pending={again.isPending} onPress={() => void again.run()}>
          {words.apply}
        </Button>
      )}
    </ProfileSection>
  )
}
