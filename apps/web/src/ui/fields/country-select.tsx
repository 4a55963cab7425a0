// The choice of a country beside a phone number. Until the list is here a plain button stands in for it.
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { COUNTRY, CountryFace, type CountryProps } from './country-face.tsx'
import { StandInButton, useStandIn } from './stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

const LIVE = lazyModule(() => import('./country-live.tsx'))

export function CountrySelect(props: CountryProps) {
  const words = useUiWords()
  const { begun, isHeld, hold, onFocusChange, onPress } = useStandIn()
  const Live = useLazyModule(LIVE, begun.isFocused || begun.isOpen)?.LiveCountry
  if (Live && !isHeld) return <Live {...props} begun={begun} />
  const { value, isDisabled } = props
  return (
    <StandInButton
      aria-label={words.country}
      aria-haspopup="listbox"
      {...{ isDisabled, onFocusChange, onPress, hold }}
      className={COUNTRY}
    >
      <CountryFace code={value} />
    </StandInButton>
  )
}
