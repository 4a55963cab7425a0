import { TALENT_STEP, type TalentStepName } from '@fareeq/domain/kernel/steps.ts'
import { useSession } from '../../../platform/session.ts'
import { HomePage } from '../parts/home-page.tsx'
import { useAccountWords } from '../parts/use-account-words.ts'

const NAMES = Object.keys(TALENT_STEP) as TalentStepName[]

export function Screen() {
  const words = useAccountWords()
  const { user, step } = useSession()
  if (!user) return null
  return (
    <HomePage
      user={user}
      text={words.home.talentText}
      stepsTitle={words.home.talentSteps}
      steps={NAMES.map((id) => ({ id, title: words.talentStep[id] }))}
      step={step}
    />
  )
}
