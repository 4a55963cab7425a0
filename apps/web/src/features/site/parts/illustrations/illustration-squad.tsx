import { Avatar } from '../../../../ui/display/avatar.tsx'
import type { CaseStudyWords } from '../../messages/case-study/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

/** Team chart: six roles with their cities. */
export const SquadIllustration = ({ words }: { words: CaseStudyWords['squad'] }) => (
  <IllustrationFrame caption={words.caption}>
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">
      {words.people.map(({ id, role, place, letters }) => (
        <li key={id} className="flex flex-col items-center text-center">
          <Avatar id={id} name={letters} size="lg" />
          <p className="mt-2 text-sm leading-snug font-strong">{role}</p>
          <p className="text-xs text-ink-soft">{place}</p>
        </li>
      ))}
    </ul>
  </IllustrationFrame>
)
