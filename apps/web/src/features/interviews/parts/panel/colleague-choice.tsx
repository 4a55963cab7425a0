import { mayInterview } from '@fareeq/domain/interviews/rules-panel.ts'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { cx } from '../../../../ui/cx.ts'
import { organisationQuery } from '../../../organisations/api.ts'
import { usePanelWords } from '../../messages/panel/en.ts'

type Props = {
  legend: string
  /** Who is there anyway. */
  without: string | undefined
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
  className?: string
  /** The title of the dialog says it already. */
  isTitled?: boolean
}

/** Colleagues of the company who may interview. */
export function ColleagueChoice({ legend, without, value, onChange, className, isTitled = false }: Props) {
  const words = usePanelWords()
  const { data } = useQuery(organisationQuery())
  const colleagues = (data?.members ?? []).filter((member) => member.id !== without && mayInterview(member.role))
  return (
    <fieldset className={cx('grid gap-3', className)}>
      <legend className={isTitled ? 'sr-only' : 'mb-2 font-strong'}>{legend}</legend>
      {data && colleagues.length === 0 && <p className="text-ink-soft">{words.nobody}</p>}
      {colleagues.map((member) => (
        <Checkbox
          key={member.id}
          value={value.includes(member.id)}
          onChange={(on) => onChange(on ? [...value, member.id] : value.filter((userId) => userId !== member.id))}
        >
          <bdi>{`${member.first_name} ${member.last_name}`.trim()}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}
