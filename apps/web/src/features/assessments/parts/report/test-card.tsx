import { REPORT_WORDS, durationText } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import { topicName } from '@fareeq/domain/assessments/reports/rules-topics.ts'
import type { TestReport } from '@fareeq/domain/assessments/schema-report.ts'
import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import { Fragment, type ReactNode } from 'react'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ItemText } from '../runner/item-text.tsx'
import { Meter } from './meter.tsx'
import { Noticed } from './noticed.tsx'
import { useReportWords } from '../../messages/report/en.ts'

type Props = {
  test: TestReport
  /** What was noticed is not for everybody. */
  withConduct?: boolean
  /** What only its talent may do. */
  children?: ReactNode
  onComment?: ReactNode
}

/** One result: the score, what it is made of, and what was noticed. */
export function TestCard({ test, withConduct = true, onComment, children }: Props) {
  const lang = useLang()
  const words = useReportWords()
  const moment = useMoment()
  const { assessment_id, attempt_id, title, taken_at, annulled } = test
  return (
    <Card as="section" id={assessment_id} aria-labelledby={attempt_id} className="grid scroll-mt-24 gap-5 lg:p-7">
      <CardHead
        id={attempt_id}
        title={title[lang]}
        text={words.takenAt(moment(taken_at))}
        actions={<Verdict test={test} />}
      />
      {annulled && <p className="text-sm text-ink-soft">{words.annulled(annulled.reason)}</p>}
      <Figures test={test} />
      <Tasks test={test} />
      <Rubric test={test} />
      <Strengths test={test} />
      {withConduct && <Noticed test={test} action={onComment} />}
      {children}
    </Card>
  )
}

function Verdict({ test: { score, passed, annulled } }: Pick<Props, 'test'>) {
  const { verdict } = REPORT_WORDS[useLang()]
  const write = useWrite()
  return (
    <span className="flex items-center gap-3">
      {annulled && <Badge tone="warning">{verdict.annulled}</Badge>}
      {passed !== null && (
        <Badge tone={passed ? 'positive' : 'neutral'} dot>
          {passed ? verdict.passed : verdict.failed}
        </Badge>
      )}
      {score !== null && <span className="num text-2xl font-semibold">{write(`${score}%`)}</span>}
    </span>
  )
}

function Figures({ test: { mcq, problem_solving, percentile, seconds } }: Pick<Props, 'test'>) {
  const lang = useLang()
  const words = REPORT_WORDS[lang]
  const figures = [
    ...(mcq
      ? [
          [words.mcq, `${mcq.score}%`],
          [words.right, `${mcq.right}`],
          [words.wrong, `${mcq.wrong}`],
        ]
      : []),
    ...(problem_solving ? [[words.problemSolving, `${problem_solving.score}%`]] : []),
    ...(seconds === null || !(mcq ?? problem_solving) ? [] : [[words.time, durationText(seconds, lang)]]),
    ...(percentile === null ? [] : [[words.percentile, words.better(percentile)]]),
  ]
  const write = useWrite()
  if (figures.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {figures.map(([name = '', value = '']) => (
        <div key={name} className="rounded-md bg-sunken px-3 py-2.5 has-[.long]:col-span-full">
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd className={value.length > 18 ? 'long font-strong' : 'num font-strong'}>{write(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-3">
    <h3 className="text-sm text-ink-soft">{title}</h3>
    {children}
  </div>
)

const Line = ({ name, value, share, text }: { name: string; value: string; share: number; text?: ReactNode }) => (
  <li className="grid content-start gap-1.5">
    <span className="flex items-baseline justify-between gap-4 text-sm">
      <bdi className="font-strong">{name}</bdi>
      <span className="num text-ink-soft">{useWrite()(value)}</span>
    </span>
    <Meter share={share} />
    {text && <span className="text-sm text-ink-soft">{text}</span>}
  </li>
)

function Tasks({ test: { problem_solving } }: Pick<Props, 'test'>) {
  const lang = useLang()
  const words = REPORT_WORDS[lang]
  if (!problem_solving) return null
  return (
    <Part title={words.tests}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {problem_solving.tasks.map(({ title, passed, total, missed }) => (
          <Line
            key={title.en}
            name={title[lang]}
            value={words.ofTests(passed, total)}
            share={total === 0 ? 0 : passed / total}
            text={missed.length > 0 && <Missed missed={missed} />}
          />
        ))}
      </ul>
    </Part>
  )
}

/** What the failed tests were about, with code as in the statement. */
function Missed({ missed }: { missed: readonly Bilingual[] }) {
  const lang = useLang()
  return (
    <>
      {REPORT_WORDS[lang].missed}:{' '}
      {missed.map((text, index) => (
        <Fragment key={text.en}>
          {index > 0 && ' · '}
          <ItemText text={text} lang={lang} />
        </Fragment>
      ))}
    </>
  )
}

/** Said once for all results that too few others have taken. */
export function PeersNote({ tests }: { tests: readonly TestReport[] }) {
  const { tooFew } = REPORT_WORDS[useLang()]
  const isAlone = tests.some(({ score, percentile }) => score !== null && percentile === null)
  return isAlone && <p className="text-sm text-ink-faint">{tooFew}</p>
}

function Rubric({ test: { video } }: Pick<Props, 'test'>) {
  const lang = useLang()
  const words = REPORT_WORDS[lang]
  const { reviewed } = useReportWords()
  if (!video) return null
  return (
    <Part title={video.reviewer ? reviewed(video.reviewer) : words.video}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {video.rubric.map(({ name, score, meaning }) => (
          <Line key={name.en} name={name[lang]} value={words.rubric(score)} share={score / 4} text={meaning[lang]} />
        ))}
      </ul>
      {video.note && (
        <p dir="auto" className="text-[0.9375rem] whitespace-pre-line">
          {video.note}
        </p>
      )}
    </Part>
  )
}

function Strengths({ test: { strengths } }: Pick<Props, 'test'>) {
  const lang = useLang()
  if (strengths.length === 0) return null
  return (
    <Part title={REPORT_WORDS[lang].strengths}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {strengths.map(({ topic, score, items }) => (
          <Line
            key={topic}
            name={topicName(topic, lang)}
            value={`${score}% · ${REPORT_WORDS[lang].items(items)}`}
            share={score / 100}
          />
        ))}
      </ul>
    </Part>
  )
}
