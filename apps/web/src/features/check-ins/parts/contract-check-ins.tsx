import { MOODS, MOOD_NAMES, type Mood, WORDS_LENGTH } from '@fareeq/domain/check-ins/limits.ts'
import type { ContractCheckIns as Data } from '@fareeq/domain/check-ins/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useQuery } from '@tanstack/react-query'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import type { Seat } from '../../contracts/api.ts'
import { answerCheckIn, checkInsQuery } from '../api.ts'
import { useCheckInWords } from '../messages/en.ts'

export const MOOD_TONES: Readonly<Record<Mood, Tone>> = { good: 'positive', so_so: 'warning', not_good: 'danger' }

type Props = { seat: Seat; contractId: string }

/** The question that waits, one’s own answers, and what the other side showed; nothing before the first question. */
export function ContractCheckIns({ seat, contractId }: Props) {
  const words = useCheckInWords()
  const enabled = useMay('check_ins.answer')
  const { data } = useQuery({ ...checkInsQuery(seat, contractId), enabled })
  if (!data) return null
  const { open, own, theirs } = data
  if (!open && own.length === 0 && theirs.length === 0) return null
  return (
    <Card as="section" aria-labelledby="check-ins-title">
      <CardHead
        id="check-ins-title"
        title={open ? words.question(open.number === 1) : words.title}
        {...(open && { text: words.private })}
      />
      {open && <Question key={open.id} seat={seat} contractId={contractId} id={open.id} />}
      <Answers title={words.theirs[seat]} answers={theirs} />
      <Answers title={words.own} answers={own} />
    </Card>
  )
}

type Fields = { mood: Mood | null; words: string; shared: boolean }
const EMPTY_FIELDS: Fields = { mood: null, words: '', shared: false }
const RESOLVER = rulesOf(({ mood }: Fields) => ({ mood: mood ? undefined : rule.required.code }))

/** Two taps: how it is, and send. The rest is for whoever wants to say more. */
function Question({ seat, contractId, id }: Props & { id: string }) {
  const words = useCheckInWords()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ mood, words, shared }) =>
      mood && (await answerCheckIn(seat, contractId, id, { mood, words, shared: shared && MOODS[mood].is_shareable })),
    done: words.done,
    isLast: true,
  })
  const mood = form.watch('mood')
  return (
    <Form {...props} aria-label={words.title} className="mb-2 gap-4">
      <div role="group" aria-label={words.title} className="flex flex-wrap gap-2">
        {MOOD_NAMES.map((name) => (
          <Button
            key={name}
            kind={name === mood ? 'primary' : 'quiet'}
            aria-pressed={name === mood}
            className="min-w-24 flex-1 px-2.5!"
            onPress={() => form.setValue('mood', name, { shouldDirty: true })}
          >
            {words.moods[name]}
          </Button>
        ))}
      </div>
      {mood && (
        <>
          {MOODS[mood].is_raised && <p className="text-sm text-ink-soft">{words.raised}</p>}
          <FormProse name="words" control={control} label={words.words} optional rows={2} limit={WORDS_LENGTH} />
          {MOODS[mood].is_shareable && (
            <FormCheckbox name="shared" form={form}>
              {words.share[seat]}
            </FormCheckbox>
          )}
          <Button type="submit" pending={isPending} className="justify-self-start">
            {words.send}
          </Button>
        </>
      )}
    </Form>
  )
}

type Answer = Data['theirs'][number] & { is_shared?: boolean }

function Answers({ title, answers }: { title: string; answers: readonly Answer[] }) {
  const words = useCheckInWords()
  const [locale, timeZone] = [useLocale(), useZone()]
  if (answers.length === 0) return null
  const day = (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
  return (
    <>
      <h3 className="mt-3 text-[0.9375rem]">{title}</h3>
      <ul className="divide-y divide-line">
        {answers.map(({ id, number, mood, words: text, answered_at, is_shared: isShared }) => (
          <li key={id} className="grid gap-1 py-2.5">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Badge tone={MOOD_TONES[mood]} dot>
                {words.moods[mood]}
              </Badge>
              <span className="text-sm text-ink-soft">
                {number === 1 ? words.afterWeek : words.ofMonth(day(answered_at))}
              </span>
              {isShared && <span className="text-sm text-ink-soft">{words.shared}</span>}
            </div>
            {text && <UserNote>{text}</UserNote>}
          </li>
        ))}
      </ul>
    </>
  )
}
