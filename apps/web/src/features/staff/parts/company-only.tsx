import { useWords } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Filled } from '../../../ui/display/filled.tsx'
import { ar } from '../messages/company-only/ar.ts'
import { en } from '../messages/company-only/en.ts'

type Props = {
  /** Unknown while nothing is found. */ name: string | null | undefined
  onAll: () => void
  className?: string
}

/** Notice above a list that is filtered by one company, with a link to the full list. */
export function CompanyOnly({ name, onAll, className }: Props) {
  const words = useWords({ ar, en })
  return (
    <p className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-2 text-sm', className)}>
      <span className="min-w-0 wrap-anywhere">
        {name ? <Filled sentence={words.named} name={<bdi className="font-strong">{name}</bdi>} /> : words.unnamed}
      </span>
      <Button kind="ghost" size="small" onPress={onAll}>
        {words.all}
      </Button>
    </p>
  )
}
