import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n.tsx'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { ContinueStrip } from '../parts/continue-strip.tsx'
import { Hero } from '../parts/hero.tsx'
import { LastWord } from '../parts/last-word.tsx'
import { NominationsBoard } from '../parts/nominations-board.tsx'
import { Stages } from '../parts/stages.tsx'
import { Stats } from '../parts/stats.tsx'

export function Screen() {
  const words = useWords({ ar, en })
  const { faster, cheaper, talents, skills, renewed } = words.stats
  const stages = words.stages.map(({ title, client }) => ({ title, text: client }))
  return (
    <>
      <ContinueStrip words={words.strip} />
      <Hero words={words.client} start={pathTo('clientSignup')}>
        <NominationsBoard words={words.board} />
      </Hero>
      <Stats stats={[faster, cheaper, talents, skills, renewed]} />
      <Stages title={words.client.stagesTitle} text={words.client.stagesText} stages={stages} />
      <LastWord words={words.client.last} href={pathTo('clientSignup')} />
    </>
  )
}
