import { usePolicyPhrase } from '../../../../platform/policies.ts'
import { topicName } from '@fareeq/domain/assessments/reports/rules-topics.ts'
import type { TalentReport, TestReport } from '@fareeq/domain/assessments/schema-report.ts'
import { Check, X } from 'lucide-react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { commentOn, objectTo } from '../../api-report.ts'
import { ItemText } from '../runner/item-text.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { TestCard } from './test-card.tsx'
import { useReportWords } from '../../messages/report/en.ts'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'

type Props = { test: TestReport; explanations: TalentReport['explanations'] }

/** One's own result, with what only its owner reads and may say. */
export function OwnTest({ test, explanations }: Props) {
  const { comment, objection } = useReportWords()
  const { attempt_id: id, can_object } = test
  const phrase = usePolicyPhrase()
  return (
    <TestCard
      test={test}
      onComment={
        <NoteDialog
          opener={test.comment ? comment.change : comment.add}
          words={comment}
          send={comment.save}
          done={comment.saved}
          initial={test.comment ?? ''}
          onSend={(note) => commentOn(id, note)}
        />
      }
    >
      <Appeal appeal={test.appeal} />
      {can_object && (
        <NoteDialog
          opener={objection.open}
          words={{ ...objection, text: objection.text(phrase('assessment_objection_days')) }}
          send={objection.send}
          done={objection.sent}
          onSend={(note) => objectTo(id, note)}
        />
      )}
      <Explanations explanations={explanations.filter(({ attempt_id }) => attempt_id === id)} />
    </TestCard>
  )
}

function Appeal({ appeal }: Pick<TestReport, 'appeal'>) {
  const { objection } = useReportWords()
  const moment = useMoment()
  if (!appeal) return null
  const { status, due_at, answer } = appeal
  return (
    <div className="rounded-md border border-line px-3 py-2.5 text-sm">
      <p className="font-strong">{objection.status[status]}</p>
      <p dir={answer ? 'auto' : undefined} className="text-ink-soft">
        {answer ?? objection.due(moment(due_at))}
      </p>
    </div>
  )
}

function Explanations({ explanations }: Pick<TalentReport, 'explanations'>) {
  const { explanations: words } = useReportWords()
  const lang = useLang()
  if (explanations.length === 0) return null
  return (
    <Disclosure title={words.title} className="border-t border-line pt-2 print:hidden">
      <p className="mb-3 text-sm text-ink-soft">{words.text}</p>
      <ol className="grid gap-4">
        {explanations.map(({ position, topic, right, why }) => (
          <li key={position} className="flex gap-3 text-sm">
            {right ? (
              <Check aria-hidden className="mt-1 size-4 flex-none text-positive" />
            ) : (
              <X aria-hidden className="mt-1 size-4 flex-none text-ink-faint" />
            )}
            <div>
              <p className="text-ink-faint">
                {words.place(position, topicName(topic, lang))} · {right ? words.right : words.wrong}
              </p>
              <p>
                <ItemText text={why} lang={lang} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
