import { SELECTION, selectionDone } from '@fareeq/domain/talents/rules-standing.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Stepper } from '../../../ui/steps.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useProfileWords } from './use-profile-words.ts'

/** The four steps, where one is, and by when each is answered. */
export function ProfileSelection({ profile, wide }: { profile: Profile; wide?: boolean }) {
  const words = useProfileWords().selection
  const done = selectionDone(profile)
  const text = done === null ? words.before : done === SELECTION.length ? words.through : words.under
  return (
    <ProfileSection id="selection" title={words.title} text={text}>
      <Stepper
        upright={!wide}
        at={done ?? -1}
        steps={SELECTION.map(({ id, promise: { unit, count } }) => ({
          id,
          title: words.steps[id],
          text: words[unit](count),
        }))}
      />
    </ProfileSection>
  )
}
