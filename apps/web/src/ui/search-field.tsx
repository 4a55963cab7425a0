// <SearchField label=… value onChange />: the label is spoken, the placeholder shown.
import { Search, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { SearchField as AriaSearchField, Button, Group, Input, type SearchFieldProps } from 'react-aria-components'
import { cx } from './cx.ts'
import { BARE_INPUT, CONTROL_BOX } from './field-look.ts'
import { FieldLabel, type FieldProps } from './field-parts.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = Pick<FieldProps, 'label' | 'className'> &
  Omit<SearchFieldProps, 'children' | 'className'> & {
    placeholder?: string
    after?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

export function SearchField({ label, className, placeholder, after, ref, ...rest }: Props) {
  const words = useUiWords()
  return (
    <AriaSearchField {...rest} className={cx('group/search', className)}>
      <FieldLabel hidden>{label}</FieldLabel>
      <Group className={cx(CONTROL_BOX, 'gap-2.5 pe-1.5')}>
        <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
        <Input
          ref={ref}
          placeholder={placeholder}
          className={cx(BARE_INPUT, '[&::-webkit-search-cancel-button]:hidden')}
        />
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
