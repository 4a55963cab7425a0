// <TextField label=… hint=… error=… value onChange /> · type="email" | "url" | "tel" sit left-to-right by themselves;
// `ltr` for codes and ids; `before`/`after` for a unit or an icon. <SearchField label=… value onChange />
import { Search, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  SearchField as AriaSearchField,
  TextField as AriaTextField,
  Button,
  Group,
  Input,
  type SearchFieldProps,
  type TextFieldProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { CONTROL, CONTROL_BOX, FIELD, LTR_INPUT } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = FieldProps &
  Omit<TextFieldProps, 'children' | 'className' | 'isInvalid' | 'type'> & {
    type?: 'text' | 'email' | 'url' | 'tel'
    ltr?: boolean
    placeholder?: string
    before?: ReactNode
    after?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

const BARE = 'min-w-0 flex-1 self-stretch bg-transparent outline-none'

export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ltr,
  placeholder,
  before,
  after,
  ref,
  ...rest
}: Props) {
  const island = ltr ?? (rest.type !== undefined && rest.type !== 'text')
  const input = { ref, placeholder, dir: island ? 'ltr' : undefined }
  return (
    <AriaTextField {...rest} {...validity(error)} className={cx(FIELD, className)}>
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      {before || after ? (
        <Group className={cx(CONTROL_BOX, 'gap-2.5')}>
          {before && <span className="flex flex-none text-ink-faint">{before}</span>}
          <Input {...input} className={cx(BARE, island && LTR_INPUT)} />
          {after && <span className="flex flex-none text-sm text-ink-faint">{after}</span>}
        </Group>
      ) : (
        <Input {...input} className={cx(CONTROL, island && LTR_INPUT)} />
      )}
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  )
}

type SearchProps = Pick<FieldProps, 'label' | 'className'> &
  Omit<SearchFieldProps, 'children' | 'className'> & {
    placeholder?: string
    after?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** The label is spoken, the placeholder shown. */
export function SearchField({ label, className, placeholder, after, ref, ...rest }: SearchProps) {
  const words = useUiWords()
  return (
    <AriaSearchField {...rest} className={cx('group/search', className)}>
      <FieldLabel hidden>{label}</FieldLabel>
      <Group className={cx(CONTROL_BOX, 'gap-2.5 pe-1.5')}>
        <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
        <Input ref={ref} placeholder={placeholder} className={cx(BARE, '[&::-webkit-search-cancel-button]:hidden')} />
        <span className="flex flex-none items-center pe-2 group-not-data-empty/search:hidden">{after}</span>
        <Button
          aria-label={words.clear}
          className="flex size-9 flex-none items-center justify-center rounded-sm text-ink-faint group-data-empty/search:hidden hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
