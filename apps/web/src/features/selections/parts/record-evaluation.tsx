import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import {
  COMPANY_LINE_LENGTH,
  CRITERIA,
  type Criterion,
  EVIDENCE_LENGTH,
  MARKS,
  type Mark,
  RECOMMENDATIONS,
  type Recommendation,
} from '@fareeq/domain/selections/limits.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useDraft } from '../../../platform/session/drafts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { evaluate } from '../api-record.ts'
import { useRecordWords } from '../messages/record/en.ts'

type Evaluation = FullSelection['evaluations'][number]

/** HR evaluations by rubric, of one or two readers. */
export function RecordEvaluation({ record }: { record: FullSelection }) {
  const words = useRecordWords()
  const me = useStaff()?.id
  const { evaluations, may_move, selection } = record
  const own = evaluations.find(({ by }) => by.id === me)
  const label = own ? words.editEvaluation : evaluations.length > 0 ? words.evaluateSecond : words.evaluate
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">{words.evaluation}</h3>
      {evaluations.length === 0 && <p className="text-sm text-ink-soft">{words.noEvaluation}</p>}
      {evaluations.map((evaluation) => (
        <EvaluationDetails key={evaluation.id} evaluation={evaluation} />
      ))}
      {may_move && (
        <Dialog
          width="large"
          isDismissable={false}
          trigger={
            <Button size="small" kind="quiet" className="justify-self-start">
              {label}
            </Button>
          }
          title={words.evaluation}
          text={words.evaluateText}
        >
          {(close) => <Rubric id={selection.id} own={own} close={close} />}
        </Dialog>
      )}
    </section>
  )
}

function EvaluationDetails({ evaluation }: { evaluation: Evaluation }) {
  const words = useRecordWords()
  const { by, marks, recommendation, company_line, history_checked } = evaluation
  return (
    <article className="grid gap-2 rounded-lg border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="font-strong">{by.name}</bdi>
        <Badge tone={recommendation.endsWith('yes') ? 'positive' : 'warning'}>
          {words.recommendations[recommendation]}
        </Badge>
        {history_checked && <Badge tone="positive">{words.historyChecked}</Badge>}
      </p>
      {company_line && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{words.companyLine}:</span> <bdi>{company_line}</bdi>
        </p>
      )}
      <dl className="grid gap-1.5">
        {marks.map(({ id, mark, evidence }) => (
          <div key={id}>
            <dt className="text-ink-soft">
              {words.criteria[id]}: <span className="font-strong text-ink">{words.marks[mark]}</span>{' '}
              <span className="num">
                ({mark} {words.of} {MARKS.length})
              </span>
            </dt>
            <dd className="wrap-anywhere">
              <bdi>{evidence}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

type RubricMarks = Partial<Record<Criterion, { mark: Mark | undefined; evidence: string }>>
type RubricDraft = {
  marks: RubricMarks
  recommendation: Recommendation | null
  company_line: string
  history_checked: boolean
}

const rubricOf = (own: Evaluation | undefined): RubricDraft => ({
  marks: Object.fromEntries((own?.marks ?? []).map(({ id, mark, evidence }) => [id, { mark, evidence }])),
  recommendation: own?.recommendation ?? null,
  company_line: own?.company_line ?? '',
  history_checked: own?.history_checked ?? false,
})

function Rubric({ id, own, close }: { id: string; own: Evaluation | undefined; close: () => void }) {
  const words = useRecordWords()
  const draftName = `evaluation:${useStaff()?.id}:${id}:${own?.version ?? 0}`
  // A draft, so that closing the dialog by mistake loses nothing.
  const [draft, setDraft] = useDraft<RubricDraft>(draftName)
  const rubric = draft ?? rubricOf(own)
  const { marks: rubricMarks, recommendation, company_line, history_checked } = rubric
  const [attempts, setAttempts] = useState(0)
  // Optimistic lock by the version on screen: what another window saves meanwhile is refused.
  const [loadedVersion] = useState(own?.version ?? null)
  const save = useAction((body: Parameters<typeof evaluate>[1]) => evaluate(id, body), {
    done: words.evaluated,
    refused: 'shown',
  })
  const required = rule.required[useLang()]
  const isMissing = (value: unknown) => attempts > 0 && !value
  const errors = [
    ...CRITERIA.flatMap((criterion) => [rubricMarks[criterion]?.mark, rubricMarks[criterion]?.evidence.trim()]),
    recommendation,
  ].flatMap((value, at) => (isMissing(value) ? { name: String(at), message: required } : []))
  const submit = () => {
    setAttempts((before) => before + 1)
    const marks = CRITERIA.flatMap((criterion) => {
      const { mark, evidence = '' } = rubricMarks[criterion] ?? {}
      return mark && evidence.trim() ? { id: criterion, mark, evidence } : []
    })
    if (marks.length === CRITERIA.length && recommendation)
      void save.run({ ...rubric, marks, recommendation, expected_version: loadedVersion }).then((saved) => {
        if (!saved) return
        setDraft(null)
        close()
      })
  }
  const set = (criterion: Criterion, fields: Partial<NonNullable<RubricMarks[Criterion]>>) =>
    setDraft({
      ...rubric,
      marks: { ...rubricMarks, [criterion]: { mark: undefined, evidence: '', ...rubricMarks[criterion], ...fields } },
    })
  return (
    <Form onSubmit={submit} errors={errors} failure={save.failure} className="gap-6">
      {CRITERIA.map((criterion) => (
        <fieldset key={criterion} className="grid gap-2">
          <Segmented
            label={words.criteria[criterion]}
            options={MARKS.map((mark) => ({ id: String(mark), label: words.marks[mark] }))}
            value={String(rubricMarks[criterion]?.mark ?? '')}
            onChange={(mark) => set(criterion, { mark: Number(mark) as Mark })}
            error={isMissing(rubricMarks[criterion]?.mark) ? required : undefined}
          />
          <TextField
            label={`${words.evidence}: ${words.criteria[criterion]}`}
            labelHidden
            placeholder={words.evidence}
            maxLength={EVIDENCE_LENGTH}
            value={rubricMarks[criterion]?.evidence ?? ''}
            onChange={(evidence) => set(criterion, { evidence })}
            error={isMissing(rubricMarks[criterion]?.evidence.trim()) ? required : undefined}
          />
        </fieldset>
      ))}
      <Segmented
        label={words.recommendation}
        options={RECOMMENDATIONS.map((recommendation) => ({
          id: recommendation,
          label: words.recommendations[recommendation],
        }))}
        value={recommendation}
        onChange={(choice) => setDraft({ ...rubric, recommendation: choice })}
        error={isMissing(recommendation) ? required : undefined}
      />
      <TextField
        label={words.companyLine}
        hint={words.companyLineHint}
        maxLength={COMPANY_LINE_LENGTH}
        value={company_line}
        onChange={(line) => setDraft({ ...rubric, company_line: line })}
      />
      <Checkbox value={history_checked} onChange={(checked) => setDraft({ ...rubric, history_checked: checked })}>
        {words.checkHistory}
      </Checkbox>
      <DialogSubmit sticky label={words.saveEvaluation} pending={save.isPending} />
    </Form>
  )
}
