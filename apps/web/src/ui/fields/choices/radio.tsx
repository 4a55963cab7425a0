// <RadioGroup aria-label=… value onChange><Radio value=…>…</Radio></RadioGroup>: the base of RadioGroup, Segmented and
// others.
import { type ComponentProps, createContext, type ReactNode, type Ref, useContext, useId } from 'react'
import { Choice, ChoiceGroup } from './choice.tsx'

type GroupProps = Omit<ComponentProps<typeof ChoiceGroup>, 'role' | 'aria-orientation'> & {
  value: string | null
  onChange: (value: string) => void
  name?: string | undefined
  isHorizontal?: boolean
}

type Group = Pick<GroupProps, 'value' | 'onChange' | 'isDisabled' | 'isInvalid'> & { name: string }
const GroupContext = createContext<Group>({ name: '', value: null, onChange: () => {} })

export function RadioGroup({ value, onChange, name, isHorizontal, ...rest }: GroupProps) {
  const own = useId()
  const { isDisabled, isInvalid } = rest
  return (
    <GroupContext value={{ name: name ?? own, value, onChange, isDisabled, isInvalid }}>
      <ChoiceGroup {...rest} role="radiogroup" aria-orientation={isHorizontal ? 'horizontal' : 'vertical'} />
    </GroupContext>
  )
}

type Props = {
  value: string
  isDisabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  'aria-label'?: string
  className?: string
  children: ReactNode
}

export function Radio({ value, isDisabled, inputRef, ...rest }: Props) {
  const group = useContext(GroupContext)
  return (
    <Choice
      {...rest}
      type="radio"
      ref={inputRef}
      name={group.name}
      value={value}
      isSelected={group.value === value}
      onChange={() => group.onChange(value)}
      isDisabled={isDisabled || group.isDisabled}
      isInvalid={group.isInvalid}
    />
  )
}
