import { HOME_ZONE, HOUR } from '@fareeq/domain/kernel/time.ts'
import { SELECTION, selectionDate, selectionDone } from '@fareeq/domain/talents/rules-standing.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { pathTo } from '../../../../paths.ts'
import { useLocale } from '../../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { Stepper } from '../../../../ui/layout/steps.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useProfileWords } from './use-profile-words.ts'

/** The four steps, where one is, and who acts in each. */
export function ProfileSelection({ profile, wide }: { profile: Profile; wide?: boolean }) {
  const words = useProfileWords().selection
  const done = selectionDone(profile)
  const text =
    done === null
      ? words.before
      : done === 0
        ? words.under
        : done === 1
          ? words.passed
          : done < SELECTION.length
            ? words.withCompany
            : words.through
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: HOME_ZONE })
  const now = useNow(HOUR)
  const whoActs = ({ id, by }: (typeof SELECTION)[number]) => {
    const date = selectionDate(profile, id, now)
    return date ? words.until(words.by[by], day.format(date)) : words.by[by]
  }
  return (
    <ProfileSection id="selection" title={words.title} text={text}>
      <Stepper
        upright={!wide}
        at={done ?? -1}
        steps={SELECTION.map((step, index) => ({
          id: step.id,
          title: words.steps[step.id],
          // Who acts is of interest until it is done.
          ...(index >= (done ?? 0) && { text: whoActs(step) }),
        }))}
      />
      {done === 0 && (
        <ButtonLink as={PageLink} href={pathTo('talentAssessments')} kind="quiet" size="small" className="mt-5">
          {words.toAssessments}
        </ButtonLink>
      )}
    </ProfileSection>
  )
}
