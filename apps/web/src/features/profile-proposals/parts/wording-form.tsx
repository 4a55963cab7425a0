import { PARTS, type ProfilePart, REASON_LENGTH, PART_LANGS } from '@fareeq/domain/profile-proposals/rules.ts'
import { type ProposalsOfTalent, proposalForm } from '@fareeq/domain/profile-proposals/schema.ts'
import { BIO_LENGTH } from '@fareeq/domain/talents/rules.ts'
import { useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { changeText, propose } from '../api.ts'
import { useProposalWords } from '../messages/en.ts'

const RESOLVER = resolverOf(proposalForm())
type Way = 'propose' | 'change'

type Props = { talentId: string; proposals: ProposalsOfTalent; onDone: () => void }

/** Begins with the text the profile has; what is refused stays typed (D-121). */
export function WordingForm({ talentId, proposals: { texts, version, may_change }, onDone }: Props) {
  const { staff: words, parts } = useProposalWords()
  const [way, setWay] = useState<Way>('propose')
  const first: ProfilePart = useLang() === 'ar' ? 'bio_ar' : 'bio_en'
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { part: first, text: texts[first] ?? '', reason: '' },
    send: (body): Promise<unknown> =>
      way === 'propose' ? propose(talentId, body) : changeText(talentId, { ...body, version }),
    done: way === 'propose' ? words.proposed : words.changed,
    onDone,
  })
  const part = form.watch('part')
  const turnTo = (next: ProfilePart) => {
    form.setValue('part', next)
    form.setValue('text', texts[next] ?? '')
    form.clearErrors('text')
  }
  return (
    <Form {...props} className="gap-4">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {may_change && (
          <Segmented
            label={words.how}
            options={(['propose', 'change'] as const).map((id) => ({ id, label: words.ways[id] }))}
            value={way}
            onChange={setWay}
          />
        )}
        <Segmented
          label={words.part}
          options={PARTS.map((id) => ({ id, label: parts[id] }))}
          value={part}
          onChange={turnTo}
        />
      </div>
      <FormProse
        name="text"
        control={control}
        label={words.wording}
        limit={BIO_LENGTH}
        rows={5}
        lang={PART_LANGS[part]}
      />
      <FormProse
        name="reason"
        control={control}
        label={words.reason}
        hint={way === 'change' ? words.changeNote : words.reasonHint}
        limit={REASON_LENGTH.max}
        rows={2}
      />
      <Button type="submit" size="small" pending={isPending} className="justify-self-start">
        {way === 'propose' ? words.propose : words.change}
      </Button>
    </Form>
  )
}
