import type { User } from '@fareeq/domain/accounts/schema.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Step, Stepper } from '../../../ui/steps.tsx'
import { Filled } from '../../../ui/filled.tsx'
import { AccountFacts } from './account-facts.tsx'
import { useAccountWords } from './use-account-words.ts'

type Props = {
  user: User
  text: string
  stepsTitle: string
  steps: readonly Step[]
  /** Counts from 1, as the specification does. */
  step: number
}

/** The first page of a signed-in person, until their own features fill it. */
export function HomePage({ user, text, stepsTitle, steps, step }: Props) {
  const words = useAccountWords().home
  const name = `${user.first_name} ${user.last_name}`.trim()
  const at = Math.min(step, steps.length)
  return (
    <>
      <header className="mb-8 flex items-center gap-4">
        <Avatar id={user.id} name={name || user.email} size="lg" />
        <div className="min-w-0">
          <h1 className="text-3xl break-words outline-none">
            <Filled sentence={words.welcome} name={<bdi>{user.first_name || user.email}</bdi>} />
          </h1>
          <p className="text-ink-soft">{text}</p>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <Card as="section" pad="large" aria-labelledby="steps">
          <CardHead id="steps" title={stepsTitle} text={words.stepOf(at, steps.length)} />
          <Stepper steps={steps} at={at - 1} upright />
        </Card>
        <AccountFacts user={user} />
      </div>
    </>
  )
}
