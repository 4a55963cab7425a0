// <NumberField label=… minValue={1} maxValue={120} value onChange after={…} />: reads ٣ as well as 3, formats as you leave it.
import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  I18nProvider,
  Input,
  type NumberFieldProps,
} from 'react-aria-components'
import { useLang } from '../platform/i18n.tsx'
import { cx } from './cx.ts'
import { CONTROL_BOX, FIELD } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = FieldProps &
  Omit<NumberFieldProps, 'children' | 'className' | 'isInvalid'> & {
    after?: ReactNode
    /** Buttons for small counts; money and large numbers are typed. */
    steps?: boolean
    placeholder?: string
    ref?: Ref<HTMLInputElement>
  }

/** Written with 0-9 by themselves: a locale that says so (`-nu-latn`) would not let ٠-٩ be typed. */
const READING = { ar: 'ar-AE', en: 'en-GB' }

const STEP =
  'flex size-9.5 flex-none items-center justify-center rounded-sm text-ink-soft hover:bg-sunken data-disabled:opacity-40'

export function NumberField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  after,
  steps = true,
  placeholder,
  ref,
  ...rest
}: Props) {
  const words = useUiWords()
  const locale = READING[useLang()]
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField {...rest} {...validity(error)} className={cx(FIELD, className)}>
        <FieldLabel optional={optional} hidden={labelHidden}>
          {label}
        </FieldLabel>
        <Group className={cx(CONTROL_BOX, 'gap-1 pe-1')}>
          <Input
            ref={ref}
            placeholder={placeholder}
            dir="ltr"
            className="num min-w-0 flex-1 self-stretch bg-transparent outline-none rtl:text-end"
          />
          {after && <span className="flex-none pe-2 text-sm text-ink-faint">{after}</span>}
          {steps && (
            <>
              <Button slot="decrement" aria-label={words.decrease} className={STEP}>
                <Minus aria-hidden className="size-4" />
              </Button>
              <Button slot="increment" aria-label={words.increase} className={STEP}>
                <Plus aria-hidden className="size-4" />
              </Button>
            </>
          )}
        </Group>
        <FieldNotes hint={hint} error={error} />
      </AriaNumberField>
    </I18nProvider>
  )
}
