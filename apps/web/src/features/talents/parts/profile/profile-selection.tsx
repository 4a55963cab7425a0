import { SELECTION, selectionDone } from '@fareeq/domain/talents/rules-standing.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
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
        : done < SELECTION.length
          ? words.withCompany
          : words.through
  return (
    <ProfileSection id="selection" title={words.title} text={text}>
      <Stepper
        upright={!wide}
        at={done ?? -1}
        steps={SELECTION.map(({ id, by }, index) => ({
          id,
          title: words.steps[id],
          // Who acts is of interest until it is done.
          ...(index >= (done ?? 0) && { text: words.by[by] }),
        }))}
      />
    </ProfileSection>
  )
}
