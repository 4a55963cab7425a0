import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { attemptIsStale } from '../../api.ts'
import { isAnswered } from './run/answers.ts'
import { saveSubmission } from './run/submission.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import { PageTurner } from './page-turner.tsx'
import { pageWith, pagesOf, usePage } from './use-page.ts'
import { QuestionList } from './question-list.tsx'
import { Question } from './question.tsx'
import { RunnerBar } from './runner-bar.tsx'
import { SubmitButton } from './submit-dialog.tsx'
import { TimeUp, useTimeIsUp } from './time-up.tsx'
import { useRun } from './run/use-run.ts'
import { useShortcuts } from '../../../../platform/navigation/use-shortcuts.ts'

export type AnsweringProps = { attempt: Attempt; token: string; device: string; keys: ReactNode }

export function Answering({ attempt, token, device, keys }: AnsweringProps) {
  const pageLang = useLang()
  const [readIn, setReadIn] = useState<Lang>()
  const { items, count, id } = attempt
  const pages = pagesOf(items)
  const { at, turn, heading } = usePage(id, pages.length)
  const page = pages[at] ?? []
  const position = page[0]?.position ?? 1
  const { run, rows, saving, clock, end, lastExit, onPaste } = useRun(attempt, token, device, position)
  const answered = items.filter((item) => isAnswered(item, rows.get(item.position)))
  const isUp = useTimeIsUp(clock, end)
  const arrived = run.arrived()
  useEffect(() => {
    if (isUp) saveSubmission(id, { by: 'time', answered: arrived, count })
  }, [id, isUp, arrived, count])

  const go = (next: number) => {
    if (page.length === 1) run.turnFrom(position)
    turn(next)
  }
  useShortcuts((code) => {
    if (code === 'KeyN') go(at + 1)
    else if (code === 'KeyP') go(at - 1)
    else if (code === 'KeyF' && page.length === 1) run.flag(position)
    else return false
    return true
  })
  const submit = (
    <SubmitButton
      {...{ items, rows, token }}
      flush={run.flush}
      onGo={(position) => go(pageWith(pages, position))}
      onSubmitted={() => saveSubmission(id, { by: 'person', answered: answered.length, count })}
    />
  )
  const list = (onGone?: () => void) => (
    <QuestionList
      {...{ pages, rows, at }}
      onGo={(next) => {
        onGone?.()
        go(next)
      }}
    />
  )
  const help = (
    <div className="grid justify-items-start">
      {keys}
      <IncidentDialog token={token} />
    </div>
  )
  // An editor needs the whole width; its few tasks need no list beside it.
  const isWide = attempt.assessment.kind === 'coding'
  return (
    <div className="[--bar:5.5rem]">
      <RunnerBar
        title={attempt.assessment.title[pageLang]}
        answered={answered.length}
        {...{ count, saving, clock, lastExit }}
      />
      <div className={isWide ? 'page py-5' : 'page grid items-start gap-6 py-5 lg:grid-cols-[minmax(0,1fr)_19rem]'}>
        <div className="min-w-0">
          {isUp ? (
            <TimeUp />
          ) : (
            <Question
              key={at}
              {...{ page, count, rows, run, token, device, onPaste }}
              lang={readIn ?? pageLang}
              onRead={setReadIn}
              onStale={() => attemptIsStale(token)}
              headingRef={heading}
            />
          )}
          {!isUp && <PageTurner {...{ at, list, submit, help }} count={pages.length} hasAside={!isWide} onGo={go} />}
        </div>
        {!isWide && (
          <aside className="sticky top-24 grid gap-3 max-lg:hidden">
            <Card className="grid gap-5">
              {list()}
              {!isUp && submit}
            </Card>
            {help}
          </aside>
        )}
      </div>
    </div>
  )
}
