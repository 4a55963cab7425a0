import { SCALE } from '@fareeq/domain/assessments/limits.ts'
import { Radio, RadioGroup } from '../../../../ui/fields/choices/radio.tsx'
import { ItemText } from '../runner/item-text.tsx'
import type { PanelProps } from '../runner/panel.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

/** One statement in one row: how well it describes somebody, in five steps. */
export function PersonalityPanel({ item, answer, change, lang }: PanelProps<'personality'>) {
  const { scale } = useRunnerWords()
  const choose = (value: string) =>
    change({ kind: 'personality', value: SCALE.find((step) => String(step) === value) ?? null })
  return (
    <RadioGroup
      aria-label={item.ask[lang]}
      value={answer?.value ? String(answer.value) : null}
      onChange={choose}
      isHorizontal
      className="grid gap-3 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:items-center md:gap-6"
    >
      <p aria-hidden className="flex gap-2.5 font-strong">
        <span className="num text-ink-faint">{item.position}</span>
        <span className="wrap-anywhere">
          <ItemText text={item.ask} lang={lang} />
        </span>
      </p>
      <div>
        <div className="grid grid-cols-5 gap-1.5">
          {SCALE.map((step) => (
            <Radio key={step} value={String(step)} aria-label={scale[step - 1]} className={STEP}>
              <span aria-hidden className="num">
                {step}
              </span>
            </Radio>
          ))}
        </div>
        <p aria-hidden className="mt-1.5 flex min-h-6 justify-between gap-4 text-xs text-ink-faint">
          {answer?.value ? (
            <span className="mx-auto font-strong text-accent">{scale[answer.value - 1]}</span>
          ) : (
            <>
              <span>{scale[0]}</span>
              <span>{scale[4]}</span>
            </>
          )}
        </p>
      </div>
    </RadioGroup>
  )
}

const STEP =
  'flex min-h-12 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-raised text-ink-soft transition-colors hover:bg-sunken ' +
  'data-selected:border-accent data-selected:bg-accent data-selected:font-strong data-selected:text-accent-ink ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-accent'
