// One of a few: <SelectField label=… options={[{ id, label }]} value={id | null} onChange />. More than a dozen: ComboboxField.
// Until the list is here a plain button stands in for it.
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components'
import { late, useLate } from '../platform/late.ts'
import { cx } from './cx.ts'
import { ERROR, FIELD, HINT_LINE, SELECT } from './field-look.ts'
import { ErrorLine } from './field-notes.tsx'
import { FieldLabel } from './field-parts.tsx'
import type { SelectProps } from './select-live.tsx'
import { useStandIn } from './stand-in.tsx'
import { useUiWords } from './words/use-ui-words.ts'

const LIVE = late(() => import('./select-live.tsx'))

export function SelectField(props: SelectProps) {
  const { begun, isHeld, ...standIn } = useStandIn()
  const Live = useLate(LIVE, begun.isFocused || begun.isOpen)?.LiveSelect
  if (Live && !isHeld) return <Live {...props} begun={begun} />
  return <Closed {...props} {...standIn} />
}

type ClosedProps = SelectProps & Pick<ReturnType<typeof useStandIn>, 'onFocusChange' | 'onPress' | 'hold'>

function Closed({ label, hint, error, optional, labelHidden, className, options, value, ref, ...rest }: ClosedProps) {
  const words = useUiWords()
  const id = useId()
  const chosen = options.find((option) => option.id === value)?.label
  return (
    <div className={cx(FIELD, className)} data-invalid={error ? '' : undefined}>
      <FieldLabel optional={optional} hidden={labelHidden} id={id}>
        {label}
      </FieldLabel>
      <Button
        ref={ref}
        isDisabled={rest.isDisabled}
        aria-haspopup="listbox"
        aria-labelledby={`${id}v ${id}`}
        aria-describedby={`${id}n`}
        onFocusChange={rest.onFocusChange}
        onPress={rest.onPress}
        onPressChange={rest.hold}
        className={SELECT}
      >
        <span id={`${id}v`} className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-faint')}>
          {chosen ?? rest.placeholder ?? words.choose}
        </span>
        <ChevronDown aria-hidden className="size-4.5 flex-none text-ink-faint" />
      </Button>
      <div id={`${id}n`} className="contents">
        {hint && (
          <div className={HINT_LINE}>
            <span>{hint}</span>
          </div>
        )}
        {error && (
          <p className={ERROR}>
            <ErrorLine>{error}</ErrorLine>
          </p>
        )}
      </div>
    </div>
  )
}
