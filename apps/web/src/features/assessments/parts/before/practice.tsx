import type { Answer, Item } from '@fareeq/domain/assessments/schema-items.ts'
import { useId, useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ItemText } from '../runner/item-text.tsx'
import { panelOf } from '../runner/panels.ts'
import { PRACTICE } from './practice-items.ts'
import { useBeforeWords } from '../../messages/before/en.ts'

/** A practice question; its answer is not sent. */
export function Practice({ kind }: { kind: Item['kind'] }) {
  const { practice: words } = useBeforeWords()
  const lang = useLang()
  const titleId = useId()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const practice = PRACTICE[kind]
  const entry = panelOf(kind)
  if (!practice || !entry) return null
  const { item, right } = practice
  const isStatement = item.kind === 'personality'
  const verdict = answer && (isStatement ? words.tried : isRight(answer, right) ? words.right : words.wrong)
  return (
    <Card as="section" pad="large" aria-labelledby={titleId}>
      <CardHead id={titleId} title={words.title} text={words.text} />
      {'ask' in item && !isStatement && (
        <p className="mb-4 font-strong">
          <ItemText text={item.ask} lang={lang} />
        </p>
      )}
      <entry.Panel
        item={item}
        answer={answer}
        takes={[]}
        change={setAnswer}
        update={() => {}}
        token=""
        device=""
        lang={lang}
        labelId={titleId}
        onPaste={() => {}}
        onStale={() => {}}
      />
      <p role="status" className="mt-3 min-h-7 text-sm font-strong text-accent">
        {verdict}
      </p>
    </Card>
  )
}

const isRight = (answer: Answer, right: string | undefined) =>
  answer.kind === 'multiple_choice' && answer.choice === right
