import type { MouseEvent } from 'react'
import { pathTo } from '../../../../paths.ts'
import type { BriefWords } from '../../messages/ai-recruiter/ar.ts'

type Props = { words: BriefWords['box']; onPick: (event: MouseEvent, example: string) => void }

/** Links, so that they work without JavaScript: the page is rendered with the example. */
export const BriefExamples = ({ words, onPick }: Props) => (
  <div className="mt-6 border-t border-line pt-5">
    <h2 className="text-[0.9375rem] font-strong">{words.examplesTitle}</h2>
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {words.examples.map(({ name, text }) => (
        <li key={name}>
          <a
            href={pathTo('aiRecruiter', {}, { text })}
            title={text}
            onClick={(event) => onPick(event, text)}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 text-sm transition-colors hover:border-line-strong"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
