import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { AboutWords } from '../../messages/about/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'
import { WordDots, WordLines } from './illustration-word.tsx'

/** Three frames: the five dots apart, the dots in their places, the whole wordmark. */
export const GatheringIllustration = ({ words }: { words: AboutWords['gathering'] }) => (
  <IllustrationFrame>
    <ol className="grid gap-3 xs:grid-cols-3">
      {[<Scattered key="scattered" />, <WordDots key="dots" />, <GatheredWord key="written" />].map((picture, at) => (
        <li key={words[at]} className="flex items-center gap-4 rounded-lg border border-line bg-raised p-4 xs:flex-col">
          <svg viewBox="0 0 220 120" aria-hidden className="w-28 flex-none xs:w-full">
            {picture}
          </svg>
          <p className="text-sm text-ink-soft xs:text-center">{words[at]}</p>
        </li>
      ))}
    </ol>
    <p
      aria-hidden
      dir="rtl"
      className="num mt-5 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm text-ink-soft"
    >
      {LETTERS.map(({ letter, dots, tone }) => (
        <span key={letter} className="flex items-center gap-2">
          <bdi lang="ar" className="text-lg text-ink">
            {letter}
          </bdi>
          <span className="flex gap-1">
            {Array.from({ length: dots }, (_, at) => (
              <Nuqta key={at} className={tone} />
            ))}
          </span>
        </span>
      ))}
    </p>
  </IllustrationFrame>
)

/** Letters of the wordmark that have dots. */
const LETTERS = [
  { letter: '\u0641', dots: 1, tone: 'text-point' },
  { letter: '\u064a', dots: 2, tone: 'text-accent' },
  { letter: '\u0642', dots: 2, tone: 'text-accent' },
]

const Scattered = () => (
  <>
    <path d="M30 30l8 8-8 8-8-8zM92 84l8 8-8 8-8-8zM138 22l8 8-8 8-8-8zM60 98l8 8-8 8-8-8z" className="fill-accent" />
    <path d="M194 70l8 8-8 8-8-8z" className="fill-point" />
  </>
)

const GatheredWord = () => (
  <>
    <WordLines className="fill-ink" />
    <WordDots />
  </>
)
