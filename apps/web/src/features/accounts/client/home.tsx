import { CLIENT_STEP_CAP, type ClientStepName, clientSteps } from '@fareeq/domain/kernel/steps.ts'
import { useSession } from '../../../platform/session.ts'
import { storage } from '../../../platform/storage.ts'
import { HomePage } from '../parts/home-page.tsx'
import { useAccountWords } from '../parts/use-account-words.ts'

/** In the order this browser was given, up to the last step a client can reach. */
function stepNames(): ClientStepName[] {
  const numbers = clientSteps(storage.get('croFlag') ?? false)
  const names = Object.keys(numbers) as ClientStepName[]
  return names.filter((name) => numbers[name] <= CLIENT_STEP_CAP).toSorted((a, b) => numbers[a] - numbers[b])
}

export function Screen() {
  const words = useAccountWords()
  const { user, step } = useSession()
  if (!user) return null
  return (
    <HomePage
      user={user}
      text={words.home.clientText}
      stepsTitle={words.home.clientSteps}
      steps={stepNames().map((id) => ({ id, title: words.clientStep[id] }))}
      step={step}
    />
  )
}
