// The choice of a country beside a phone number, with its list; see country-select.tsx.
import { Search } from 'lucide-react'
import { Autocomplete, Button, Group, Input, SearchField, Select } from 'react-aria-components'
import { AriaProvider } from '../overlays/aria-provider.tsx'
import { type Country, type CountryCode, useCountries } from './countries.ts'
import { COUNTRY, CountryFace, type CountryProps } from './country-face.tsx'
import { cx } from '../cx.ts'
import { BARE_INPUT, CONTROL_BOX } from './field-look.ts'
import { OptionList, OptionPopover, useArabicFilter } from './option-list.tsx'
import type { Begun } from './stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

export function LiveCountry({ value, onChange, isDisabled, begun }: CountryProps & { begun: Begun }) {
  const words = useUiWords()
  const filter = useArabicFilter()
  const countries = useCountries()
  return (
    <AriaProvider>
      <Select
        aria-label={words.country}
        value={value}
        isDisabled={isDisabled}
        autoFocus={begun.isFocused}
        defaultOpen={begun.isOpen}
        onChange={(key) => key && onChange(key as CountryCode)}
      >
        <Button className={COUNTRY}>
          <CountryFace code={value} />
        </Button>
        <OptionPopover placement="bottom left" className="w-80 max-w-[calc(100vw-2rem)]">
          <Autocomplete filter={filter}>
            <div className="border-b border-line p-1.5">
              <SearchField aria-label={words.searchCountry} autoFocus>
                <Group className={cx(CONTROL_BOX, 'gap-2.5 pe-1.5')}>
                  <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
                  <Input
                    placeholder={words.searchCountry}
                    className={cx(BARE_INPUT, '[&::-webkit-search-cancel-button]:hidden')}
                  />
                </Group>
              </SearchField>
            </div>
            <OptionList items={countries.map(countryOption)} className="max-h-72" />
          </Autocomplete>
        </OptionPopover>
      </Select>
    </AriaProvider>
  )
}

const countryOption = ({ code, name, dial }: Country) => ({
  id: code,
  label: name,
  // Letters, not emoji flags: those are missing on Windows and start arguments everywhere.
  start: <span className="w-6 text-xs font-strong">{code}</span>,
  end: <span className="ltr-island num">+{dial}</span>,
  search: `+${dial} ${code}`,
})
