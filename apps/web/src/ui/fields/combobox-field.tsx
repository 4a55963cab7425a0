// One of many, by typing: <ComboboxField label=… options value={id | null} onChange />. «ادارة» finds «إدارة».
// `onInputChange` for options that come from the server. Until the list is here a plain input stands in for it.
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import type { ComboboxProps } from './combobox-live.tsx'
import { TypedStandIn, useStandIn } from './stand-in.tsx'

const LIVE = lazyModule(() => import('./combobox-live.tsx'))

export function ComboboxField(props: ComboboxProps) {
  const { begun, isHeld, ...standIn } = useStandIn()
  const Live = useLazyModule(LIVE, begun.isFocused)?.LiveCombobox
  if (Live && !isHeld) return <Live {...props} begun={begun} />
  const { options, value, isDisabled } = props
  const chosen = options.find(({ id }) => id === value)?.label ?? ''
  // What is typed before the choices are here would be lost.
  const isEmpty = options.length === 0
  return <TypedStandIn {...props} {...standIn} begun={begun} text={chosen} isDisabled={isDisabled || isEmpty} />
}
