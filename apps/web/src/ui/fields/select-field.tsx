// One of a few: <SelectField label=… options={[{ id, label }]} value={id | null} onChange />. More than a dozen: ComboboxField.
// Until the list is here a plain button stands in for it.
import { ChevronDown } from 'lucide-react'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { cx } from '../cx.ts'
import { SELECT } from './field-look.ts'
import type { SelectProps } from './select-live.tsx'
import { PressedStandIn, StandInButton, useStandIn } from './stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

const LIVE = lazyModule(() => import('./select-live.tsx'))

export function SelectField(props: SelectProps) {
  const { begun, isHeld, ...standIn } = useStandIn()
  const Live = useLazyModule(LIVE, begun.isFocused || begun.isOpen)?.LiveSelect
  if (Live && !isHeld) return <Live {...props} begun={begun} />
  return <Closed {...props} {...standIn} />
}

type ClosedProps = SelectProps & Pick<ReturnType<typeof useStandIn>, 'onFocusChange' | 'onPress' | 'hold'>

function Closed({ options, value, ref, onFocusChange, onPress, hold, placeholder, isDisabled, ...rest }: ClosedProps) {
  const words = useUiWords()
  const chosen = options.find((option) => option.id === value)?.label
  return (
    <PressedStandIn {...rest}>
      {(ids) => (
        <StandInButton
          {...{ ref, isDisabled, onFocusChange, onPress, hold }}
          aria-haspopup="listbox"
          aria-labelledby={`${ids.value} ${ids.label}`}
          aria-describedby={ids.notes}
          className={SELECT}
        >
          <span id={ids.value} className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-faint')}>
            {chosen ?? placeholder ?? words.choose}
          </span>
          <ChevronDown aria-hidden className="size-4.5 flex-none text-ink-faint" />
        </StandInButton>
      )}
    </PressedStandIn>
  )
}
