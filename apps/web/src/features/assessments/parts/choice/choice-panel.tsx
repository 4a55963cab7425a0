import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Radio, RadioGroup } from '../../../../ui/fields/choices/radio.tsx'
import { CodeBlock } from '../runner/code-block.tsx'
import { ItemText } from '../runner/item-text.tsx'
import type { PanelProps } from '../runner/panel.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'
import { useShortcuts } from '../../../../platform/navigation/use-shortcuts.ts'

/** The digit of a key, wherever it is on the keyboard and whichever digits it writes. */
const digitOf = (code: string): number => Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? 0)

/** The keys 1 to `count`; calls back with the index, counted from 0. */
function useChoiceKeys(count: number, choose: (index: number) => void): void {
  useShortcuts((code) => {
    const digit = digitOf(code)
    if (digit < 1 || digit > count) return false
    choose(digit - 1)
    return true
  })
}

/** A question with four answers, of which one is right. The keys 1 to 4 choose, as do the arrows. */
export function ChoicePanel({ item, answer, change, lang }: PanelProps<'multiple_choice'>) {
  const words = useRunnerWords()
  const choose = (choice: string) => change({ kind: 'multiple_choice', choice })
  useChoiceKeys(item.options.length, (index) => {
    const option = item.options[index]
    if (option) choose(option.id)
  })
  return (
    <div className="grid gap-5">
      {item.code && <CodeBlock code={item.code} />}
      <RadioGroup aria-label={words.answers} value={answer?.choice ?? null} onChange={choose} className="grid gap-2.5">
        {item.options.map((option, index) => (
          <Radio key={option.id} value={option.id} className={OPTION}>
            <span aria-hidden className={MARK}>
              <Nuqta className="absolute text-[0.6875rem] text-transparent group-data-selected/option:text-accent-ink" />
              <span className="num group-data-selected/option:invisible">{index + 1}</span>
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
              <ItemText text={option.text} lang={lang} />
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}

const OPTION =
  'group/option flex min-h-13 cursor-pointer items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3 transition-colors hover:border-line-strong ' +
  'data-selected:border-accent data-selected:bg-accent-soft data-selected:font-strong data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-accent'
const MARK =
  'relative flex size-6.5 flex-none items-center justify-center rounded-full border-[1.5px] border-line-strong text-xs text-ink-soft ' +
  'group-data-selected/option:border-accent group-data-selected/option:bg-accent'
