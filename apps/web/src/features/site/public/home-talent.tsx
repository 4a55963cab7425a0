import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n.tsx'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { ContinueStrip } from '../parts/continue-strip.tsx'
import { Hero } from '../parts/hero.tsx'
import { LastWord } from '../parts/last-word.tsx'
import { PathBoard } from '../parts/path-board.tsx'
import { Stages } from '../parts/stages.tsx'
import { Stats } from '../parts/stats.tsx'

export function Screen() {
  const words = useWords({ ar, en })
  const { countries, organisations, hires, success, renewed } = words.stats
  const stages = words.stages.map(({ title, talent }) => ({ title, text: talent }))
  return (
    <>
      <ContinueStrip words={words.strip} />
      <Hero words={words.talent} start={pathTo('talentSignup')}>
        <PathBoard words={words.path} stages={words.stages} />
      </Hero>
      <Stats stats={[organisations, countries, hires, success, renewed]} />
      <Stages title={words.talent.stagesTitle} text={words.talent.stagesText} stages={stages} />
      <LastWord words={words.talent.last} href={pathTo('talentSignup')} />
    </>
  )
}
